import { type Amount, parseAmountDown } from '@tessera/protocol/money';

/** An amount from the decimal text of an answer; `undefined` for none or for text that is no amount. */
export function amountFrom(text: Amount | string | undefined): Amount | undefined {
  if (typeof text !== 'string') return text;
  const parsed = parseAmountDown(text);
  return parsed.ok ? parsed.value : undefined;
}
