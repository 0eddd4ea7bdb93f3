import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../select/select.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { pageMarks } from './page-marks.ts';
import styles from './pager.module.css';

/** Props of {@link Pager}. */
export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Rows per page and the available sizes. */
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  className?: string;
}

/** Page numbers; the first and last are always shown. */
export function Pager({ page, pages, onPage, pageSize, pageSizes = [], onPageSize, className }: PagerProps) {
  const text = useUiText();
  return (
    <nav className={cx(styles.root, className)} aria-label={text('ui_page', { page, pages })}>
      <IconButton
        icon={ChevronLeft}
        label={text('ui_previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageMarks(page, pages).map((mark) =>
        typeof mark === 'number' ? (
          <button
            key={mark}
            type="button"
            className={styles.page}
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => onPage(mark)}
          >
            {mark}
          </button>
        ) : (
          <span key={mark} className={styles.gap}>
            …
          </span>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={text('ui_next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      {onPageSize && pageSize !== undefined && (
        <Select
          size="sm"
          aria-label={text('ui_page_size')}
          className={styles.size}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
        />
      )}
    </nav>
  );
}
