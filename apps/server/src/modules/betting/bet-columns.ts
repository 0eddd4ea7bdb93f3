import { sha256 } from './hash.ts';
import type { LeafParts } from './leaf.ts';
import { oddsText, type PricedBet } from './price.ts';

/** Settlement reads a content longer than this once, not with every bet; characters of its JSON. */
export const CONTENT_INLINE_MAX = 400;

/**
 * Texts of a bet, quoted for the list arguments of `place_bets`. They can be megabytes long, so they are built where
 * the content is counted.
 */
export interface BetColumns {
  readonly content: string;
  /** Hex; only for a content that is longer than `CONTENT_INLINE_MAX` as JSON. */
  readonly contentHash: string | null;
  readonly odds: string;
  readonly leaf: readonly [string, string, string];
  /** Characters of the content as JSON. */
  readonly size: number;
}

/** A bet that can be placed on a draw. */
export interface Placeable {
  readonly bet: Omit<PricedBet, 'content'>;
  readonly leaf: LeafParts;
  readonly columns: BetColumns;
}

export function betColumns(bet: PricedBet, { pieces }: LeafParts): BetColumns {
  const content = JSON.stringify(bet.content);
  return {
    content: JSON.stringify(content),
    contentHash: content.length > CONTENT_INLINE_MAX ? sha256(content).toString('hex') : null,
    odds: JSON.stringify(JSON.stringify(oddsText(bet.odds))),
    leaf: [JSON.stringify(pieces[0]), JSON.stringify(pieces[1]), JSON.stringify(pieces[2])],
    size: content.length,
  };
}
