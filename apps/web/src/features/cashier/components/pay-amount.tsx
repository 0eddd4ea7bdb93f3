import { useFormat, useList } from '../../settings/index.ts';
import type { Recharge } from '../model/recharge.ts';

/** Prints what is to be paid, with the sign or the name of its currency. */
export function usePayText(): (recharge: Recharge) => string {
  const format = useFormat();
  const base = useList('CURRENCY_LIST')?.find((currency) => currency.is_base);
  return ({ pay_amount, pay_currency }) =>
    pay_currency === base?.id ? format.money(pay_amount) : `${format.figure(pay_amount)} ${pay_currency}`;
}

/** What is to be paid. */
export function PayAmount({ recharge }: { recharge: Recharge }) {
  const text = usePayText();
  return <bdi>{text(recharge)}</bdi>;
}
