import { type Amount, amountOf, formatMoney, parseAmount, printAmount } from '@tessera/protocol/money';
import type { GameLanguage } from './texts/index.ts';

export { type Amount, amountOf, printAmount };

/** An amount the platform sent; throws on anything that is none, for then nothing on this page can be trusted. */
export function amountFrom(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error('The platform sent no amount.');
  return parsed.value;
}

/** `¥1,234.50` in the player's way of writing; games are played in CNY. */
export const moneyText = (amount: Amount, language: GameLanguage, signed = false) =>
  formatMoney(amount, { language, symbol: '¥', signed });
