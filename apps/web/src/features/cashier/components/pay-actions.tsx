import { Note } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { cancelRecharge, refreshRecharges, sayPaid } from '../api/recharge.ts';
import type { Recharge } from '../model/recharge.ts';
import { ActionBar } from './action-bar.tsx';
import { usePayText } from './pay-amount.tsx';
import { ReceiptField } from './receipt-field.tsx';

/** Actions after paying: upload an image (optional), confirm the payment, or cancel the deposit. */
export function PayActions({ recharge }: { recharge: Recharge }) {
  const t = useT();
  const payText = usePayText();
  const onError = () => void refreshRecharges();
  const paid = useMutation({ mutationFn: sayPaid, onError });
  const cancel = useMutation({ mutationFn: cancelRecharge, onError });
  const giveUp = async () => {
    const sure = await confirm({
      message: t('recharge_cancel_ask'),
      confirmText: t('recharge_cancel'),
      cancelText: t('recharge_cancel_keep'),
    });
    if (sure) cancel.mutate(recharge.id);
  };
  return (
    <>
      <ReceiptField recharge={recharge} />
      {recharge.state === 'paid' && (
        <Note icon={Clock} role="status">
          {t('recharge_paid_line')}
        </Note>
      )}
      {recharge.state === 'created' && (
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
            onClick={() => paid.mutate(recharge.id)}
          >
            {t('recharge_paid', { amount: payText(recharge) })}
          </MoneyButton>
        </ActionBar>
      )}
    </>
  );
}
