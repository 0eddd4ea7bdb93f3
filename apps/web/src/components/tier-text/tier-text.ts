import { builtKey, type Translate } from '../../platform/i18n/index.ts';
import { wordText } from '../bet-content/index.ts';

/** Tiers and kinds of unit bets that have a text of their own. */
const own: ReadonlySet<string> = new Set(
  `push group group3 group6 star1 star2 star3 star4 star5 exact two-positions once twice thrice special hit0 first second third
   fourth fifth sixth seventh eighth ninth lucky`.split(/\s+/),
);

const kinds: ReadonlySet<string> = new Set(
  'year other with-year without-year with-0 without-0 zero nonzero'.split(' '),
);

/** Name of a tier; empty for the only tier of a play. */
export function tierText(t: Translate, tier: string, family: string): string {
  if (tier === 'win') return '';
  if (own.has(tier)) return t(builtKey(`tier_${tier.replaceAll('-', '_')}`));
  const counted = /^(hit|pass)(\d+)$/.exec(tier);
  if (counted) return t(builtKey(`tier_${counted[1]}`), { n: counted[2] ?? '' });
  const bonus = /^(\d)\+b$/.exec(tier);
  if (bonus) return t('tier_bonus', { n: bonus[1] ?? '' });
  return wordText(t, tier, family);
}

/** Name that distinguishes the kinds of unit bets of one play where the tier does not; empty if there is no such name. */
export function kindText(t: Translate, { tier, kind }: { tier: string; kind: string }, play: string): string {
  if (kinds.has(kind)) return t(builtKey(`tier_kind_${kind.replaceAll('-', '_')}`));
  if (/\.joint-/.test(play)) return t('tier_kind_signs', { n: kind });
  // Other kinds are distinguished by their tiers, but all kinds that return a stake share the same one.
  return tier === 'push' && kind !== 'unit' ? wordText(t, kind, play.split('.', 1)[0] ?? '') : '';
}
