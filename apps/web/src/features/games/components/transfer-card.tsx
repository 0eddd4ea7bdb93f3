import { ZERO } from '@tessera/protocol/money';
import { Card } from '@tessera/ui';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import { BalancePanels } from './balance-panels.tsx';
import { CountField } from './count-field.tsx';
import { DirectionRow } from './direction-row.tsx';
import styles from './transfer-card.module.css';
import type { TransferFormState } from './use-transfer-form.ts';

/** The transfer dialog's form on a page of its own, without entering a game. */
export function TransferCard({
  transfer,
  platforms,
}: {
  transfer: TransferFormState;
  platforms: readonly Platform[];
}) {
  const t = useT();
  const platform = platforms.find(({ id }) => id === transfer.form.platform);
  if (!platform) return null;
  return (
    <Card title={t('games_move')} pad>
      <div className={styles.root}>
        <BalancePanels platform={platform} />
        <DirectionRow form={transfer.form} onForm={transfer.setForm} platforms={platforms} />
        <CountField form={transfer.form} onForm={transfer.setForm} onSubmit={transfer.transfer} />
        <div className={styles.actions}>
          <MoveButtons transfer={transfer} />
        </div>
      </div>
    </Card>
  );
}

/** Transfer, and transfer in of all whole units of the main balance; the second button shows that amount (R5.5). */
export function MoveButtons({
  transfer,
  primary = true,
}: {
  transfer: TransferFormState;
  primary?: boolean;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <MoneyButton
        variant={primary ? 'primary' : 'secondary'}
        loading={transfer.submitting}
        onClick={transfer.transfer}
      >
        {t('games_transfer')}
      </MoneyButton>
      <MoneyButton onClick={transfer.transferIn}>
        {t('games_one_click')}{' '}
        <span className={styles.figure}>{format.money(transfer.oneClick ?? ZERO).replace(/\D00$/, '')}</span>
      </MoneyButton>
    </>
  );
}
