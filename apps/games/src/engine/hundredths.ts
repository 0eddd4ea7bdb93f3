import { type Hundredths, printFactor } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { amountOf, decimalPoint, formatMoney } from '@tessera/protocol/money';

/** Hundredths as typed by a player: `2.50`, in Vietnamese `2,50`. */
export const hundredthsText = (hundredths: Hundredths, language: Language): string =>
  printFactor(hundredths).replace('.', decimalPoint(language));

/** A factor formatted for the player: `1,002.50×`. */
export const factorText = (hundredths: Hundredths, language: Language): string =>
  `${formatMoney(amountOf(BigInt(hundredths) * 100n), { language })}×`;

/** Parses hundredths as typed: `54.2`, `54,20`, `2×`; undefined for anything else. */
export function hundredthsFrom(text: string): Hundredths | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(text.normalize('NFKC').replace('×', '').trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}
