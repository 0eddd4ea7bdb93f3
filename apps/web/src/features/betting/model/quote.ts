import { type Amount, amountOf, sumAmounts } from '@tessera/protocol/money';
import {
  type Content,
  type ContentError,
  type Lines,
  type Odds,
  oddsKey,
  type ParsedContent,
  type Pricing,
} from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { engine } from './engine.ts';

/** What a bet costs beside its content. */
export interface StakeTerms {
  /** Stake of one line at multiple 1. */
  readonly unitStake: Amount;
  readonly multiple: number;
  readonly rebatePpm: number;
}

/** The figures of one bet: shown to the player, sent along, and worked out again by the server (B1). */
export interface Quote {
  readonly lines: number;
  /** unit stake x multiple x lines. */
  readonly stake: Amount;
  readonly odds: Odds;
  /** The most one draw can pay. */
  readonly maxWin: Amount;
  /** The most one line can pay. */
  readonly lineWin: Amount;
}

/** A content read once, so that terms can change without reading it again. */
export type Reading =
  | { readonly ok: true; readonly parsed: ParsedContent }
  | { readonly ok: false; readonly error: ContentError };

/** The lines typed last, as single entry read them: a hundred thousand are not read twice. */
let typed: { readonly playedId: string; readonly content: string; readonly lines: Lines } | undefined;

/** Tells what single entry made of the lines that stand in this content. */
export function keepTyped(playedId: string, content: string, lines: Lines): void {
  typed = { playedId, content, lines };
}

/** Reads a content; formulas only, whatever the number of lines. */
export function readContent(item: PlayedItem, content: Content): Reading {
  if (typed?.playedId === item.id && typed.content === content) {
    const picks = { sets: [], lines: typed.lines };
    const count = item.play.count(picks);
    if (count > 0) return { ok: true, parsed: { playedId: item.id, count, ...picks } };
  }
  const parsed = engine.parseContent(item.id, content);
  return parsed.ok ? { ok: true, parsed: parsed.value } : { ok: false, error: parsed.error };
}

/** Price of a read content under these terms. */
export function quoteOf(item: PlayedItem, parsed: ParsedContent, terms: StakeTerms, pricing: Pricing): Quote {
  return quoteAt(item, parsed, terms, engine.oddsOf(item.id, pricing, terms.rebatePpm));
}

/** The same at given odds, such as changed ones the player accepts. */
export function quoteAt(item: PlayedItem, parsed: ParsedContent, terms: StakeTerms, odds: Odds): Quote {
  const lineStake = terms.unitStake * BigInt(terms.multiple);
  const tiers = item.play.tiers();
  const prize = (index: number): bigint => {
    const tier = tiers[index];
    return tier === undefined ? 0n : (lineStake * (odds[oddsKey(item, tier)] ?? 0n)) / 10_000n;
  };
  return {
    lines: parsed.count,
    stake: amountOf(lineStake * BigInt(parsed.count)),
    odds,
    maxWin: amountOf(item.play.best(parsed, prize)),
    lineWin: bestOdds(odds, lineStake),
  };
}

/** The most one line can pay at these terms, for items nobody has picked anything of yet. */
export function lineWinOf(item: PlayedItem, terms: StakeTerms, pricing: Pricing): Amount {
  return bestOdds(engine.oddsOf(item.id, pricing, terms.rebatePpm), terms.unitStake * BigInt(terms.multiple));
}

/** Odds as they travel: whole numbers of 1/10 000 in text. */
export function oddsText(odds: Odds): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]));
}

/** Sums of several bets; the best return is the sum of the bets' own, which no draw need pay at once. */
export function totalOf(
  bets: readonly { readonly lines: number; readonly stake: Amount; readonly maxWin: Amount }[],
): { readonly lines: number; readonly stake: Amount; readonly maxWin: Amount } {
  return {
    lines: bets.reduce((sum, { lines }) => sum + lines, 0),
    stake: sumAmounts(bets.map(({ stake }) => stake)),
    maxWin: sumAmounts(bets.map(({ maxWin }) => maxWin)),
  };
}

/** Rebate of a stake, floored (L16). */
export function rebateOf(stake: Amount, rebatePpm: number): Amount {
  return amountOf((stake * BigInt(rebatePpm)) / 1_000_000n);
}

function bestOdds(odds: Odds, lineStake: bigint): Amount {
  const best = Object.values(odds).reduce((most, value) => (value > most ? value : most), 0n);
  return amountOf((lineStake * best) / 10_000n);
}
