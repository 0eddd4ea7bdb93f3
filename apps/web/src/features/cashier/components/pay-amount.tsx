import { EXACT, useFormat, useList } from '../../../data/settings/index.ts';
import type { Deposit } from '../model/deposit.ts';

/** Formats the amount to pay with the symbol or name of its currency. */
export function usePayText(): (deposit: Deposit) => string {
  const format = useFormat();
  const base = useList('CURRENCY_LIST')?.find((currency) => currency.is_base);
  return ({ pay_amount, pay_currency }) =>
    pay_currency === base?.id
      ? format.money(pay_amount, EXACT)
      : `${format.figure(pay_amount, EXACT)} ${pay_currency}`;
}

/** The amount to pay. */
export function PayAmount({ deposit }: { deposit: Deposit }) {
  const text = usePayText();
  return <bdi>{text(deposit)}</bdi>;
}
