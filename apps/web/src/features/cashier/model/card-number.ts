/** Shortest and longest number of a bank card (ISO/IEC 7812). */
const DIGITS_MIN = 13;
const DIGITS_MAX = 19;

/** The digits of a typed text as ASCII, at most 19. */
export function cardDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS_MAX);
}

/** Digits in groups of four, as printed on a card. */
export function inGroups(digits: string): string {
  return digits.match(/\d{1,4}/g)?.join(' ') ?? '';
}

/** Whether a number has the length of a card number and a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
