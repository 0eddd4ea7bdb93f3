import { CRASH_LEAST, CRASH_MOST } from '@tessera/games';
import { hundredthsFrom } from '../engine/hundredths.ts';

/** Parses the automatic cashout value as typed: `2`, `1,5`. Clamped to the range of the rules; undefined if not a number. */
export function typedFactor(text: string): number | undefined {
  const typed = hundredthsFrom(text);
  return typed === undefined ? undefined : Math.min(Math.max(typed, CRASH_LEAST), CRASH_MOST);
}
