import { useT } from '../../platform/i18n/index.ts';
import styles from './skip-link.module.css';

/** The first keyboard stop: skips header and navigation. */
export function SkipLink() {
  const t = useT();
  return (
    <button
      type="button"
      data-skip=""
      className={styles.root}
      onClick={() => document.querySelector('main')?.focus()}
    >
      {t('skip_to_content')}
    </button>
  );
}
