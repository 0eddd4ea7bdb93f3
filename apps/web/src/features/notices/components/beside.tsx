import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { Notice } from '../api/notices.ts';
import styles from './notices.module.css';

/** Links to the notices before and after this one, and to all. */
export function Beside({ notice: { previous, next } }: { notice: Notice }) {
  const t = useT();
  return (
    <nav className={styles.beside} aria-label={t('nt_beside')}>
      {previous && <Neighbour id={previous.id} title={previous.title} which={t('nt_previous')} />}
      {next && <Neighbour id={next.id} title={next.title} which={t('nt_next')} />}
      <Link to="notice-list" className={styles.row}>
        <span className={styles.neighbour}>
          <span>{t('nt_all')}</span>
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </nav>
  );
}

function Neighbour({ id, title, which }: { id: string; title: string; which: string }) {
  return (
    <Link to="notice-detail" params={{ id }} className={styles.row}>
      <span className={styles.neighbour}>
        <small>{which}</small>
        <span>{title}</span>
      </span>
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
