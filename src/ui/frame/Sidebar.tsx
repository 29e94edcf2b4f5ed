import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import { phrases, stringsOf } from '../../../site/strings.ts';
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
  /** The site's setting; another one in tests. */
  pageIcons?: boolean;
}

/**
 * The tree of the section: beside the text on wide screens, a popover on small ones. Without scripts every group is
 * open; `enhance/sidebar` folds them. (SIDE-07 to SIDE-21)
 */
export function Sidebar({
  items,
  language,
  path,
  children,
  pageIcons = site.sidebarPageIcons,
}: SidebarProps) {
  const text = stringsOf(language);
  return (
    <>
      <aside className="Sidebar" id="sidebar" popover="auto">
        {children}
        <nav aria-label={text.sidebar} data-sidebar={sidebarPrefix(path, site.sidebars) ?? ''}>
          <Items items={items} path={path} language={language} id="side" pageIcons={pageIcons} />
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
  language: Language;
  /** Starts the ids of the groups below. */
  id: string;
  /** Whether pages show their icons, not groups alone. (SIDE-13) */
  pageIcons: boolean;
}

function Items({ items, path, language, id, pageIcons }: ItemsProps) {
  const iconOf = (item: SidebarItem) => (pageIcons || item.children ? item.icon : undefined);
  const slot = items.some(iconOf);
  return (
    <ul>
      {items.map((item, at) => {
        // Labels align behind icons, also that of an item without one. (SIDE-13)
        const icon = slot && <Icon name={iconOf(item)} slot />;
        return (
          <li key={item.link ?? item.prefix ?? item.text}>
            {item.children ? (
              <Group item={item} icon={icon} {...{ path, language, pageIcons }} id={`${id}-${at}`} />
            ) : (
              <Leaf item={item} path={path} icon={icon} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ItemProps {
  item: SidebarItem;
  path: string;
  icon: ReactNode;
}

function Leaf({ item, path, icon }: ItemProps) {
  const Text = item.link ? 'a' : 'span';
  return (
    <Text href={item.link} aria-current={item.link && item.link === path ? 'page' : undefined}>
      {icon}
      {item.text}
    </Text>
  );
}

function Group({ item, icon, ...rest }: ItemProps & Omit<ItemsProps, 'items'>) {
  const { path, language, id } = rest;
  const children = <Items items={item.children ?? []} {...rest} />;
  const marks = { 'data-group': item.prefix, 'data-active': activity(item, path) };
  const open = item.expanded || contains(item, path);
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    'data-expanded': item.expanded ? '' : undefined,
    ...marks,
  } as const;
  const isFixed = item.collapsible === false;
  if (!isFixed && !item.link) {
    return (
      <>
        <button {...toggle}>
          {icon}
          {item.text}
        </button>
        <div id={id} hidden={!open}>
          {children}
        </div>
      </>
    );
  }
  return (
    <>
      <div className="Sidebar-heading" {...marks}>
        <Leaf item={item} path={path} icon={icon} />
        {!isFixed && (
          <button className="Sidebar-toggle" {...toggle} aria-label={phrases.pagesOf[language](item.text)} />
        )}
      </div>
      {isFixed ? (
        children
      ) : (
        <div id={id} hidden={!open}>
          {children}
        </div>
      )}
    </>
  );
}

/** Whether a group stands for the page itself or holds it. (SIDE-09) */
function activity(item: SidebarItem, path: string): 'exact' | '' | undefined {
  if (item.link === path || item.prefix === path) return 'exact';
  return contains(item, path) ? '' : undefined;
}
