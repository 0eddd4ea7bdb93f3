import { type Amount, parseAmountDown, ZERO } from '@tessera/protocol/money';

/** An amount of a reply; zero for text that is no amount. */
export function units(text: string): Amount {
  const parsed = parseAmountDown(text);
  return parsed.ok ? parsed.value : ZERO;
}
