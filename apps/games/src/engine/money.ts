import type { Language } from '@tessera/messages/languages';
import { type Amount, amountOf, formatMoney, parseAmount, printAmount } from '@tessera/protocol/money';

export { type Amount, amountOf, printAmount };

/** Parses an amount from the platform. Throws if it is invalid, because nothing on the page can then be trusted. */
export function amountFrom(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error('The platform sent an invalid amount.');
  return parsed.value;
}

/** `¥1,234.50` in the format of the player's language, at two decimals like every amount of the client; games are played in CNY. */
export const moneyText = (amount: Amount, language: Language, signed = false) =>
  formatMoney(amount, { language, symbol: '¥', signed, decimalsMax: 2 });
