import { ZERO } from '@tessera/protocol/money';
import { amountFrom } from '../../../data/settings/index.ts';
import type { Bounds } from '../model/typed-amount.ts';

/** Bounds from the strings of a reply; `left` is what the player's own limit leaves, null when there is no limit. */
export function boundsOf(texts: { min: string; max: string }, left: string | null): Bounds {
  return {
    min: amountFrom(texts.min) ?? ZERO,
    max: amountFrom(texts.max) ?? ZERO,
    left: amountFrom(left ?? undefined),
  };
}
