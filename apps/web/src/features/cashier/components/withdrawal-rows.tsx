import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import { toneOfWithdrawal, type Withdrawal } from '../model/withdrawal.ts';
import { OrderRow } from './order-row.tsx';

/** Withdrawals as rows, each linking to its page. */
export function WithdrawalRows({ rows, onOpen }: { rows: readonly Withdrawal[]; onOpen?: () => void }) {
  const t = useT();
  return rows.map((row) => (
    <OrderRow
      key={row.id}
      href={printHash({ name: 'money-withdraw', params: { id: String(row.id) } })}
      name={row.target.label}
      at={row.created_at}
      amount={row.amount}
      tone={toneOfWithdrawal(row.state)}
      state={t(`withdraw_state_${row.state}`)}
      onOpen={onOpen}
    />
  ));
}
