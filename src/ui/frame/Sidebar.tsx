import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { contains, type SidebarItem, sidebarPrefix } from '../../model/sidebar.ts';
import { Icon } from '../Icon.tsx';
import './Sidebar.css';

interface SidebarProps {
  items: readonly SidebarItem[];
  language: Language;
  /** Path of the page. */
  path: string;
  /** What stands above the tree. (SIDE-16) */
  children?: ReactNode;
}

/**
 * The tree of the section: beside the text on wide screens, a popover on small ones. Without scripts every group is
 * open; `enhance/sidebar` folds them. (SIDE-07 to SIDE-21)
 */
export function Sidebar({ items, language, path, children }: SidebarProps) {
  const text = stringsOf(language);
  return (
    <>
      <aside className="Sidebar" id="sidebar" popover="auto">
        {children}
        <nav aria-label={text.sidebar} data-sidebar={sidebarPrefix(path, site.sidebars) ?? ''}>
          <Items items={items} path={path} id="side" />
        </nav>
      </aside>
      <button
        className="Sidebar-strip"
        type="button"
        aria-label={text.foldSidebar}
        aria-expanded="true"
        aria-controls="sidebar"
      />
    </>
  );
}

interface ItemsProps {
  items: readonly SidebarItem[];
  path: string;
  /** Starts the ids of the groups below. */
  id: string;
}

function Items({ items, path, id }: ItemsProps) {
  return (
    <ul>
      {items.map((item, at) => (
        <li key={item.link ?? item.prefix ?? item.text}>
          {item.children ? (
            <Group item={item} path={path} id={`${id}-${at}`} />
          ) : (
            <Leaf item={item} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Leaf({ item, path }: { item: SidebarItem; path: string }) {
  if (!item.link) return <span>{item.text}</span>;
  return (
    <a href={item.link} aria-current={item.link === path ? 'page' : undefined}>
      {item.text}
    </a>
  );
}

function Group({ item, path, id }: { item: SidebarItem; path: string; id: string }) {
  const children = <Items items={item.children ?? []} path={path} id={id} />;
  if (item.link || item.collapsible === false) {
    return (
      <>
        <div className="Sidebar-heading" data-group={item.prefix} data-active={activity(item, path)}>
          <Icon name={item.icon} />
          <Leaf item={item} path={path} />
        </div>
        {children}
      </>
    );
  }
  const open = item.expanded || contains(item, path);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-group={item.prefix}
        data-expanded={item.expanded ? '' : undefined}
        data-active={activity(item, path)}
      >
        <Icon name={item.icon} />
        {item.text}
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  );
}

/** Whether a group stands for the page itself or holds it. (SIDE-09) */
function activity(item: SidebarItem, path: string): 'exact' | '' | undefined {
  if (item.link === path || item.prefix === path) return 'exact';
  return contains(item, path) ? '' : undefined;
}
