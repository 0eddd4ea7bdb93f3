import { ActPanel } from '../../parts/act-panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { amountText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type Deposit, type Payment, whyText } from './deposit-data.ts';
import { Receipts } from './receipts.tsx';

/** Credits a payment that waits, or marks it as sent back. Below the threshold it takes effect at once. */
export function DepositProposal({
  deposit,
  payment,
  what,
  onBack,
}: {
  deposit: Deposit;
  payment: Payment;
  what: 'credit' | 'return';
  onBack: () => void;
}) {
  const t = useT();
  const amount = `${amountText(payment.amount)} ${payment.currency}`;
  const isCredit = what === 'credit';
  const proposal = useProposal({
    action: isCredit ? 'deposit.credit' : 'deposit.return',
    target: String(deposit.id),
    payload: { payment: payment.id },
    button: isCredit ? 'dep_credit' : 'dep_return',
    values: { amount },
    danger: !isCredit,
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel
      title={<span className="mono">d-{deposit.id}</span>}
      label={t('deposit')}
      sub={payment.reason === null ? amount : `${amount} · ${whyText(payment.reason, t)}`}
      proposal={proposal}
      onBack={onBack}
    >
      <p className="t2">{t(isCredit ? 'dep_credit_about' : 'dep_return_about')}</p>
      <Receipts deposit={deposit} />
    </ActPanel>
  );
}
