import { ZERO } from '@tessera/protocol/money';
import { Card } from '@tessera/ui';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useFormat } from '../../settings/index.ts';
import type { Plat } from '../api/plats.ts';
import { BalancePanels } from './balance-panels.tsx';
import { CountField } from './count-field.tsx';
import { DirectionRow } from './direction-row.tsx';
import styles from './transfer-card.module.css';
import type { TransferDesk } from './use-transfer-desk.ts';

/** The form of the transfer dialog on a page of its own, without the way into a game. */
export function TransferCard({ desk, plats }: { desk: TransferDesk; plats: readonly Plat[] }) {
  const t = useT();
  const plat = plats.find(({ id }) => id === desk.form.plat);
  if (!plat) return null;
  return (
    <Card title={t('games_move')} pad>
      <div className={styles.root}>
        <BalancePanels plat={plat} />
        <DirectionRow form={desk.form} onForm={desk.setForm} plats={plats} />
        <CountField form={desk.form} onForm={desk.setForm} onSubmit={desk.transfer} />
        <div className={styles.actions}>
          <MoveButtons desk={desk} />
        </div>
      </div>
    </Card>
  );
}

/** Transfer, and transfer of all whole units of the main account in; the second says how much that is (R5.5). */
export function MoveButtons({ desk, primary = true }: { desk: TransferDesk; primary?: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <MoneyButton
        variant={primary ? 'primary' : 'secondary'}
        loading={desk.submitting}
        onClick={desk.transfer}
      >
        {t('games_transfer')}
      </MoneyButton>
      <MoneyButton onClick={desk.transferIn}>
        {t('games_one_click')}{' '}
        <span className={styles.figure}>{format.money(desk.oneClick ?? ZERO).replace(/\D00$/, '')}</span>
      </MoneyButton>
    </>
  );
}
