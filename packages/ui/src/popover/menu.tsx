import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { handleRovingKey } from '../util/roving.ts';
import styles from './menu.module.css';
import { Popover, type PopoverProps } from './popover.tsx';

/** One item of a {@link Menu}. */
export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  /** At the end: a figure or a tag. */
  readonly end?: ReactNode;
  /** Makes it one of several choices (a radio item). */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** Props of {@link Menu}. */
export interface MenuProps extends Pick<PopoverProps, 'trigger' | 'label' | 'align'> {
  items: readonly MenuItem[];
}

/**
 * Focuses the first item of a menu that opens. One function for all renders: React calls a new one again, and the focus would
 * return to the first item whenever the menu is rendered.
 */
function focusFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[data-roving]:not(:disabled)')?.focus();
}

/** Props of {@link MenuItems}. */
export interface MenuItemsProps extends Pick<MenuProps, 'items' | 'label'> {
  /** Called before the action of a chosen item. */
  close: () => void;
}

/** The items of a menu, the first one focused: for a panel with more than the items, or one whose items load when it opens. */
export function MenuItems({ items, label, close }: MenuItemsProps) {
  return (
    <div
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => handleRovingKey(event)}
      ref={focusFirst}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          {...(item.checked === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemradio', 'aria-checked': item.checked })}
          disabled={item.disabled}
          data-roving=""
          className={styles.item}
          onClick={() => {
            close();
            item.onSelect();
          }}
        >
          {item.icon && <Icon of={item.icon} size={18} />}
          <span className={styles.label}>{item.label}</span>
          {item.end}
          {item.checked && <Icon of={Check} size={16} />}
        </button>
      ))}
    </div>
  );
}

/** A list of actions or choices behind a button; arrow keys move, Enter chooses. */
export function Menu({ items, trigger, label, align = 'end' }: MenuProps) {
  return (
    <Popover trigger={trigger} label={label} align={align} className={styles.panel}>
      {(close) => <MenuItems items={items} label={label} close={close} />}
    </Popover>
  );
}
