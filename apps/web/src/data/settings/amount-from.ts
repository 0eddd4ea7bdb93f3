import { type Amount, parseAmountDown } from '@tessera/protocol/money';

/** An amount from decimal text of a reply; `undefined` for missing or invalid text. */
export function amountFrom(text: Amount | string | undefined): Amount | undefined {
  if (typeof text !== 'string') return text;
  const parsed = parseAmountDown(text);
  return parsed.ok ? parsed.value : undefined;
}
