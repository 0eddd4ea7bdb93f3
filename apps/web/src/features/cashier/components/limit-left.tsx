import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { channelsOptions } from '../api/deposit.ts';
import styles from './layout.module.css';

/** What the player's own limit still allows, and a link to change it. */
export function LimitLeft() {
  const t = useT();
  const format = useFormat();
  const left = useQuery(channelsOptions()).data?.limit_left;
  if (left === undefined || left === null) return null;
  return (
    <p className={styles.sum}>
      {t('recharge_left')} <b>{format.money(left)}</b>
      {hasScreen('responsible') && (
        <Link to="responsible" className={styles.link}>
          {t('recharge_limits_change')}
        </Link>
      )}
    </p>
  );
}
