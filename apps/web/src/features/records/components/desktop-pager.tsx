import { IconButton, Select } from '@tessera/ui';
import { ChevronLeft, ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './bet-list.desktop.module.css';

/** Selectable page sizes, in rows. */
const PAGE_SIZES = [20, 50, 100];

export interface DesktopPagerProps {
  /** Rows of the whole filter. */
  count: number;
  size: number;
  /** Current page, from 0. */
  place: number;
  /** Whether an older page is available now. */
  hasOlder: boolean;
  onPlace: (place: number) => void;
  onSize: (size: number) => void;
}

/** Page controls of a record on desktop, newest first. */
export function DesktopPager({ count, size, place, hasOlder, onPlace, onSize }: DesktopPagerProps) {
  const t = useT();
  return (
    <footer className={styles.pager}>
      <span>{t('record_total_count', { n: count })}</span>
      <nav aria-label={t('record_pages')}>
        <IconButton
          icon={ChevronLeft}
          label={t('record_newer')}
          disabled={place === 0}
          onClick={() => onPlace(place - 1)}
        />
        <span>{t('ui_page', { page: place + 1, pages: Math.ceil(count / size) })}</span>
        <IconButton
          icon={ChevronRight}
          label={t('record_older')}
          disabled={!hasOlder}
          onClick={() => onPlace(place + 1)}
        />
        <Select
          size="sm"
          aria-label={t('ui_page_size')}
          options={PAGE_SIZES.map((rows) => ({
            value: String(rows),
            label: t('record_page_size', { n: rows }),
          }))}
          value={String(size)}
          onChange={(rows) => onSize(Number(rows))}
        />
      </nav>
    </footer>
  );
}
