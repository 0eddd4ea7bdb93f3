import { LinkButton, Note } from '@tessera/ui';
import { ArrowUpRight, Clock } from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { cancelDeposit, refreshDeposits, sayPaid } from '../api/deposit.ts';
import type { Deposit } from '../model/deposit.ts';
import { payPageFor } from '../model/pay-page.ts';
import { ActionBar } from './action-bar.tsx';
import { usePayText } from './pay-amount.tsx';
import { ReceiptField } from './receipt-field.tsx';

/**
 * Actions of a deposit to pay. Where the payment is made on a page of the channel, opening it is the main one; otherwise the
 * main one is to report the payment. Also: upload an image (optional), cancel the deposit.
 */
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
  const { url, qr, account } = deposit.payee;
  const paysThere = url !== undefined && qr === undefined && account === undefined;
  const openPage = url !== undefined && (
    <LinkButton
      variant={paysThere ? 'primary' : 'secondary'}
      size="lg"
      iconEnd={ArrowUpRight}
      href={payPageFor(url, location.hostname)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('recharge_open_page')}
    </LinkButton>
  );
  return (
    <>
      {!paysThere && <ReceiptField deposit={deposit} />}
      {deposit.state === 'paid' && (
        <Note icon={Clock} role="status">
          {t('recharge_paid_line')}
        </Note>
      )}
      {(!paysThere || deposit.state === 'paid') && openPage}
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
            variant={paysThere ? 'secondary' : 'primary'}
            size="lg"
            loading={paid.isPending}
            onClick={() => paid.mutate(deposit.id)}
          >
            {paysThere ? t('recharge_paid_short') : t('recharge_paid', { amount: payText(deposit) })}
          </MoneyButton>
          {paysThere && openPage}
        </ActionBar>
      )}
    </>
  );
}
