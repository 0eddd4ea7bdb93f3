import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './filter-bar.module.css';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** All filters. */
  children: ReactNode;
  /** `row` on pc; `sheet` on phones: one line with a button that opens the filters from below. */
  layout: 'row' | 'sheet';
  /** Filters that stay visible on phones: the chips used most. */
  quick?: ReactNode;
  /** Number of active filters. */
  activeCount?: number;
  /** At the end: totals or export. */
  end?: ReactNode;
  className?: string;
}

/** The filters of a list. */
export function FilterBar({ children, layout, quick, activeCount = 0, end, className }: FilterBarProps) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  if (layout === 'row') {
    return (
      <search className={cx(styles.root, className)}>
        {children}
        {end && <span className={styles.end}>{end}</span>}
      </search>
    );
  }
  return (
    <search className={cx(styles.root, className)} data-layout="sheet">
      <span className={styles.quick}>{quick}</span>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={16} />
        {text('ui_filter')}
        <Badge count={activeCount} tone="primary" />
      </button>
      {end && <span className={styles.below}>{end}</span>}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('ui_filter')}
        footer={
          <Button variant="primary" size="lg" block onClick={() => setOpen(false)}>
            {text('ui_done')}
          </Button>
        }
      >
        <div className={styles.stack}>{children}</div>
      </Sheet>
    </search>
  );
}
