import { oddsKey, tokenText, tokenValues } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import type { Zone } from './zones.ts';

/** Key of the odds a bet on this token alone is paid at: the token's own tier or kind, otherwise the only tier there is. */
export function tokenOddsKey(item: PlayedItem, token: string): string {
  const tiers = item.tiers.filter(({ tier }) => tier !== 'push');
  const tier = tiers.find((other) => other.tier === token || other.kind === token) ?? tiers[0];
  return tier ? oddsKey(item, tier) : '';
}

/** Whether the values of a zone are paid differently, each by a tier or kind of its own. */
export function hasOwnOdds(item: PlayedItem, { spec }: Zone): boolean {
  const named = tiersByName(item);
  return (
    tokenValues(spec.tokens).length > 1 &&
    tokenValues(spec.tokens).every((value) => named.has(tokenText(spec.tokens, value)))
  );
}

const tiersByName = memoByItem(
  (item: PlayedItem): ReadonlySet<string> => new Set(item.tiers.flatMap(({ tier, kind }) => [tier, kind])),
);
