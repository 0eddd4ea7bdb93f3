import type { ConsoleReply } from '@tessera/protocol/console';

/** Drawn numbers in the form of their family. */
export type Numbers = NonNullable<ConsoleReply<'/console/draw/list'>['items'][number]['result']>;

/**
 * Reads `3 9 14 22 28 31 + 12` or `4,0,7`. Undefined while it is no list of numbers; whether they are a draw of the family is decided
 * by the server.
 */
export function numbersOf(text: string): unknown {
  const parts = text.split('+').map((part) => part.trim().split(/[\s,，、]+/));
  if (parts.length > 2 || parts.flat().some((number) => !/^\d{1,2}$/.test(number))) return undefined;
  const [main, extra] = parts.map((part) => part.map(Number));
  return extra ? { main, extra } : main;
}

/** Numbers as they are read out: main numbers, extra ones after a plus. */
export function numbersText(numbers: Numbers): string {
  if (Array.isArray(numbers)) return numbers.join(' ');
  const extra = 'extra' in numbers ? numbers.extra.join(' ') : String(numbers.special);
  return `${numbers.main.join(' ')} + ${extra}`;
}
