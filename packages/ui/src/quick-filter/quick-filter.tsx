import { cx } from '../util/cx.ts';
import styles from './quick-filter.module.css';

/** One button of a {@link QuickFilter}. */
export interface QuickFilterItem<Key extends string> {
  readonly key: Key;
  /** One or two characters, or a short word. */
  readonly label: string;
  /** Full name for assistive technology. */
  readonly name?: string;
  /** Whether the selection equals this filter; absent for plain actions such as clear. */
  readonly pressed?: boolean;
}

/** Props of {@link QuickFilter}. */
export interface QuickFilterProps<Key extends string> {
  items: readonly QuickFilterItem<Key>[];
  onPick: (key: Key) => void;
  /** Name of the group: `百位 快捷`. */
  label: string;
  disabled?: boolean;
  className?: string;
}

/** All, big, small, odd, even and clear in one strip. */
export function QuickFilter<Key extends string>({
  items,
  onPick,
  label,
  disabled = false,
  className,
}: QuickFilterProps<Key>) {
  return (
    <fieldset className={cx(styles.root, className)} aria-label={label} disabled={disabled}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          aria-label={item.name}
          aria-pressed={item.pressed}
          onClick={() => onPick(item.key)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}
