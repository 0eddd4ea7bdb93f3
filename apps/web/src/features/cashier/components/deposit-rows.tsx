import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import { type Deposit, toneOfDeposit } from '../model/deposit.ts';
import { OrderRow } from './order-row.tsx';

/** Deposits as rows, each linking to its page. */
export function DepositRows({ rows, onOpen }: { rows: readonly Deposit[]; onOpen?: () => void }) {
  const t = useT();
  return rows.map((row) => (
    <OrderRow
      key={row.id}
      href={printHash({ name: 'money-recharge', params: { id: String(row.id) } })}
      name={t(builtKey(`recharge_method_${row.method.replace('-', '_')}`))}
      at={row.created_at}
      amount={row.amount}
      tone={toneOfDeposit(row.state)}
      state={t(`recharge_state_${row.state}`)}
      onOpen={onOpen}
    />
  ));
}
