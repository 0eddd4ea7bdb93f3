import { shortFigure } from '@tessera/protocol/money';
import { Card } from '@tessera/ui';
import { HelpLink } from '../../../components/help-link/index.ts';
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
    <Card title={t('games_move')} titleEnd={<HelpLink article="transfer" />} pad>
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

/**
 * Transfer, and transfer in of all whole units of the main balance. The second button shows that amount (R5.5); it is smaller,
 * and asks before it moves the balance.
 */
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
        className={styles.move}
        loading={transfer.submitting}
        onClick={transfer.transfer}
      >
        {t('games_transfer')}
      </MoneyButton>
      <MoneyButton className={styles.all} onClick={transfer.transferIn}>
        {t('games_one_click')}
        {transfer.oneClick !== undefined && (
          <span className={styles.figure}>{shortFigure(format.money(transfer.oneClick))}</span>
        )}
      </MoneyButton>
    </>
  );
}
