import { ZERO } from '@tessera/protocol/money';
import { amountFrom } from '../../settings/index.ts';
import type { Bounds } from '../model/typed-amount.ts';

/** Bounds from the texts of an answer; `left` is what a limit of the player's own leaves, null for none. */
export function boundsOf(texts: { min: string; max: string }, left: string | null): Bounds {
  return {
    min: amountFrom(texts.min) ?? ZERO,
    max: amountFrom(texts.max) ?? ZERO,
    left: amountFrom(left ?? undefined),
  };
}
