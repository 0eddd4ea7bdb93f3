import { Note } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { cancelDeposit, refreshDeposits, sayPaid } from '../api/deposit.ts';
import type { Deposit } from '../model/deposit.ts';
import { ActionBar } from './action-bar.tsx';
import { usePayText } from './pay-amount.tsx';
import { ReceiptField } from './receipt-field.tsx';

/** Actions after paying: upload an image (optional), confirm the payment, or cancel the deposit. */
export function PayActions({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const payText = usePayText();
  const onError = () => void refreshDeposits();
  const paid = useMutation({ mutationFn: sayPaid, onError });
  const cancel = useMutation({ mutationFn: cancelDeposit, onError });
  const giveUp = async () => {
    const sure = await confirm({
      message: t('recharge_cancel_ask'),
      confirmText: t('recharge_cancel'),
      cancelText: t('recharge_cancel_keep'),
    });
    if (sure) cancel.mutate(deposit.id);
  };
  return (
    <>
      <ReceiptField deposit={deposit} />
      {deposit.state === 'paid' && (
        <Note icon={Clock} role="status">
          {t('recharge_paid_line')}
        </Note>
      )}
      {deposit.state === 'created' && (
        <ActionBar>
          <MoneyButton
            size="lg"
            loading={cancel.isPending}
            onClick={() => void ignoreFailure('question', giveUp())}
          >
            {t('cancel')}
          </MoneyButton>
          <MoneyButton
            variant="primary"
            size="lg"
            loading={paid.isPending}
            onClick={() => paid.mutate(deposit.id)}
          >
            {t('recharge_paid', { amount: payText(deposit) })}
          </MoneyButton>
        </ActionBar>
      )}
    </>
  );
}
