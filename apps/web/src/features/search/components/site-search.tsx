import { Icon, Popover } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './site-search.module.css';

/** Results and search code load when first opened. */
const SearchPanel = lazyPart(
  async () => (await import('./search-panel.tsx')).SearchPanel,
  <div className={styles.waiting} aria-busy />,
);

/**
 * Button in the desktop header that opens the search for lotteries and games. It uses the available width, at
 * least that of its icon.
 */
export function SiteSearch() {
  const t = useT();
  return (
    <span className={styles.root}>
      <Popover
        label={t('search_site')}
        align="end"
        className={styles.panel ?? ''}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={styles.open}
            title={t('search_site')}
            aria-label={t('search_site')}
            data-site-search=""
          >
            <Icon of={Search} size={18} />
            <span aria-hidden="true">{t('search_site')}</span>
          </button>
        )}
      >
        {(close) => <SearchPanel onChosen={close} />}
      </Popover>
    </span>
  );
}
