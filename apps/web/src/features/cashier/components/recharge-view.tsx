import { Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { isPayable, type Recharge } from '../model/recharge.ts';
import styles from './layout.module.css';
import { PayActions } from './pay-actions.tsx';
import { PayCard } from './pay-card.tsx';
import { RechargeEnd } from './recharge-end.tsx';
import { RechargeWait } from './recharge-wait.tsx';

/** One deposit after it was ordered: what to pay, its progress, its outcome. */
export function RechargeView({ recharge }: { recharge: Recharge }) {
  const t = useT();
  const now = useNow();
  if (recharge.state === 'confirming') return <RechargeWait recharge={recharge} />;
  if (!isPayable(recharge, now)) return <RechargeEnd recharge={recharge} />;
  return (
    <div className={styles.column}>
      {recharge.simulated && <Note icon={Info}>{t('recharge_simulated')}</Note>}
      <PayCard recharge={recharge} now={now} />
      <PayActions recharge={recharge} />
    </div>
  );
}
