import { type Amount, parseAmount } from '@tessera/protocol';

/** Parses the amount in an answer, units of 1/10 000; throws on anything else. */
export function amountIn(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`not an amount: ${text}`);
  return parsed.value;
}
