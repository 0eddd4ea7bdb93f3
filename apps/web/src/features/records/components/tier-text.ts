import { wordText } from '../../../components/bet-content/index.ts';
import type { Translate } from '../../../platform/i18n/index.ts';

/** Tiers that have a text of their own; others are words of contents, or numbers. */
const tiers: ReadonlySet<string> = new Set(
  'push group group3 group6 hit1 hit2 hit3 star1 star2 star3 star4 star5 exact once twice thrice'.split(' '),
);

/** How a tier is called beside its lines; empty for the only tier of a play. */
export function tierText(t: Translate, tier: string): string {
  if (tier === 'win') return '';
  return tiers.has(tier) ? t(`record_tier_${tier}`) : wordText(t, tier);
}

/** Puts a name in front of a text, when there is one. */
export function before(name: string): string {
  return name === '' ? '' : `${name} · `;
}
