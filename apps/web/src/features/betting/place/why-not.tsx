'use memo';

import { Icon } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { PlayerBlock } from './stake-gate.ts';
import styles from './why-not.module.css';

/** The reason why a bet button is locked: how many picks are `missing`, or a deposit link if the balance is too low. */
export function WhyNot({ block, missing = 0 }: { block: PlayerBlock; missing?: number }) {
  const t = useT();
  const isTrial = useUser(({ info }) => info?.kind === 'trial');
  return (
    <span className={styles.root}>
      <Icon of={Lock} size={14} />
      {block === 'incomplete' && missing > 0 ? t('bet_why_missing', { n: missing }) : t(`bet_why_${block}`)}
      {block === 'balance' && !isTrial && (
        <Link to="money-recharge" className={styles.link}>
          {t('route_money_recharge')}
        </Link>
      )}
    </span>
  );
}
