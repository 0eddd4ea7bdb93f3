import type { Translate } from '../../platform/i18n/index.ts';
import { wordText } from '../bet-content/index.ts';

/** Tiers and kinds of unit bets that have a text of their own. */
const own: ReadonlySet<string> = new Set(
  `push group group3 group6 star1 star2 star3 star4 star5 exact two-positions once twice thrice special hit0 first second third
   fourth fifth sixth seventh eighth ninth lucky`.split(/\s+/),
);

const kinds: ReadonlySet<string> = new Set(
  'year other with-year without-year with-0 without-0 zero nonzero'.split(' '),
);

/** How a tier is called; empty for the only tier of a play. */
export function tierText(t: Translate, tier: string): string {
  if (tier === 'win') return '';
  if (own.has(tier)) return t(`tier_${tier.replaceAll('-', '_')}`);
  const counted = /^(hit|pass)(\d+)$/.exec(tier);
  if (counted) return t(`tier_${counted[1]}`, { n: counted[2] ?? '' });
  const sides = /^(\d)-(\d)$/.exec(tier);
  if (sides) return t('tier_odd_even', { odd: sides[1] ?? '', even: sides[2] ?? '' });
  const bonus = /^(\d)\+b$/.exec(tier);
  if (bonus) return t('tier_bonus', { n: bonus[1] ?? '' });
  return wordsText(t, tier);
}

/** What tells the kinds of unit bets of one play apart, where the tier does not say it; empty where there is nothing to say. */
export function kindText(
  t: Translate,
  { tier, kind }: { tier: string; kind: string },
  played: string,
): string {
  if (kinds.has(kind)) return t(`tier_kind_${kind.replaceAll('-', '_')}`);
  if (/\.joint-/.test(played)) return t('tier_kind_signs', { n: kind });
  return kind === 'unit' || kind === tier || tier !== 'push' ? '' : wordsText(t, kind);
}

/** A word of the rules, or several joined by hyphens: `red-big` is red and big. */
function wordsText(t: Translate, text: string): string {
  const whole = wordText(t, text);
  if (whole !== text || !text.includes('-')) return whole;
  return text
    .split('-')
    .map((word) => wordText(t, word))
    .join(' ');
}
