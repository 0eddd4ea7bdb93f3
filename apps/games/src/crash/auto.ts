import { CRASH_LEAST, CRASH_MOST } from '@tessera/games';
import { hundredthsFrom } from '../engine/hundredths.ts';

/** Reads where to cash out by itself, as typed: `2`, `1,5`; held within what the rules allow, nothing for no number. */
export function typedFactor(text: string): number | undefined {
  const typed = hundredthsFrom(text);
  return typed === undefined ? undefined : Math.min(Math.max(typed, CRASH_LEAST), CRASH_MOST);
}
