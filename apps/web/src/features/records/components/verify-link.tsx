import { Icon } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import type { BetDetail } from '../model/bet.ts';
import styles from './verify-link.module.css';

/** Link to the proof of a draw; sample draws have none. */
export function VerifyLink({ draw, betId }: { draw: BetDetail['draw']; betId: number }) {
  const t = useT();
  if (draw.sample || !hasScreen('verify')) return null;
  return (
    <Link
      to="verify"
      params={{ lottery: draw.lottery_id, issue: draw.issue, bet: String(betId) }}
      className={styles.root}
    >
      <Icon of={BadgeCheck} size={16} />
      {t('record_verify')}
    </Link>
  );
}
