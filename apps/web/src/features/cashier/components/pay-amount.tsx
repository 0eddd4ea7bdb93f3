import { useFormat, useList } from '../../settings/index.ts';
import type { Recharge } from '../model/recharge.ts';

/** What is to be paid, with the sign or the name of its currency. */
export function PayAmount({ recharge: { pay_amount, pay_currency } }: { recharge: Recharge }) {
  const format = useFormat();
  const base = useList('CURRENCY_LIST')?.find((currency) => currency.is_base);
  return (
    <bdi>
      {pay_currency === base?.id ? format.money(pay_amount) : `${format.figure(pay_amount)} ${pay_currency}`}
    </bdi>
  );
}
