import { oddsKey, tokenText, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import type { Zone } from './zones.ts';

/**
 * Key of the odds for a bet on this token alone: the token's own tier or kind, otherwise the kind of its value (tails: zero
 * or nonzero; signs: the year's or another), otherwise the first tier.
 */
export function tokenOddsKey(item: PlayItem, token: string): string {
  const tiers = item.tiers.filter(({ tier }) => tier !== 'push');
  const kinds = [token, token === '0' ? 'zero' : 'nonzero', 'other'];
  const tier =
    tiers.find((one) => one.tier === token) ??
    kinds.map((kind) => tiers.find((one) => one.kind === kind)).find((found) => found !== undefined) ??
    tiers[0];
  return tier ? oddsKey(item, tier) : '';
}

/** Whether each value of a zone has odds of its own, by tier or kind. */
export function hasOwnOdds(item: PlayItem, { spec }: Zone): boolean {
  const named = tierNames(item);
  const tokens = tokenValues(spec.tokens).map((value) => tokenText(spec.tokens, value));
  return tokens.length > 1 && tokens.every((token) => named.has(token));
}

const tierNames = memoByItem(
  (item: PlayItem): ReadonlySet<string> => new Set(item.tiers.flatMap(({ tier, kind }) => [tier, kind])),
);
