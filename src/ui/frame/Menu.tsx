import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import './Menu.css';

interface MenuProps {
  /** Unique in the document. */
  id: string;
  label: string;
  /** Shown in place of the label's text where the button is an icon only. */
  icon?: string | undefined;
  iconOnly?: boolean;
  children: ReactNode;
}

/**
 * A dropdown: opens on hover by style alone, without scripts on focus too; `enhance/menus` keeps its state and closes it. Its items stand
 * beside the button. (NAV-06, NAV-07)
 */
export function Menu({ id, label, icon, iconOnly = false, children }: MenuProps) {
  return (
    <div className="Menu" data-menu="">
      <button
        className={iconOnly ? 'Menu-button IconButton' : 'Menu-button'}
        type="button"
        aria-haspopup="true"
        aria-expanded="false"
        aria-controls={id}
        aria-label={iconOnly ? label : undefined}
      >
        <Icon name={icon} />
        {!iconOnly && label}
        {!iconOnly && <span className="Menu-arrow" aria-hidden="true" />}
      </button>
      <ul className="Menu-list" id={id}>
        {children}
      </ul>
    </div>
  );
}
