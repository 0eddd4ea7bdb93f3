import { CRASH_LEAST, CRASH_MOST } from '@tessera/games';

/** Reads where to cash out by itself, as typed: `2`, `1,5`; held within what the rules allow, nothing for no number. */
export function typedFactor(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(text.normalize('NFKC').replace('×', '').trim());
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Math.min(Math.max(hundredths, CRASH_LEAST), CRASH_MOST);
}
