import type { ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import { handleRovingKey } from '../util/roving.ts';
import styles from './tabs.module.css';

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> {
  items: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly badge?: ReactNode;
    readonly disabled?: boolean;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the tab list. */
  label: string;
  /** Prefix of the ids that link tabs and {@link TabPanel}s. */
  id: string;
  /** Shows a hairline under the whole strip. */
  line?: boolean;
  /** Equal widths across the whole line. */
  fill?: boolean;
  /** Stacks the tabs vertically, beside their panel. */
  vertical?: boolean;
  className?: string;
}

/** A strip of tabs; arrow keys move between them, long strips scroll horizontally. */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  label,
  id,
  line = false,
  fill = false,
  vertical = false,
  className,
}: TabsProps<Value>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx(styles.root, className)}
      data-line={line || undefined}
      data-fill={fill || undefined}
      aria-orientation={vertical ? 'vertical' : undefined}
      onKeyDown={(event) =>
        handleRovingKey(event, (index) => {
          const item = items[index];
          if (item) onChange(item.value);
        })
      }
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-tab-${item.value}`}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          disabled={item.disabled}
          data-roving=""
          className={styles.tab}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.badge}
        </button>
      ))}
    </div>
  );
}

/** Content of a tab; `id` is that of the {@link Tabs}, `value` that of the tab. */
export function TabPanel({
  id,
  value,
  className,
  children,
}: {
  id: string;
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      className={className}
    >
      {children}
    </div>
  );
}
