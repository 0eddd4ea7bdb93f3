import { type Amount, parseAmount } from '@tessera/protocol';

/** The amount that an answer writes, units of 1/10 000; throws on anything else. */
export function amountIn(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`not an amount: ${text}`);
  return parsed.value;
}
