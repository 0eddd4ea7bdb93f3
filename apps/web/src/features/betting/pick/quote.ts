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
import type { PlayItem } from '@tessera/rules/core';
import { engine } from '../play/engine.ts';

/** Terms that determine the stake of a content. */
export interface StakeTerms {
  /** Stake of one line at multiple 1. */
  readonly unitStake: Amount;
  readonly multiple: number;
  readonly rebatePpm: number;
}

/** The figures of one bet: shown to the player, sent with the bet, and recomputed by the server (B1). */
export interface Quote {
  readonly lines: number;
  /** unit stake x multiple x lines. */
  readonly stake: Amount;
  readonly odds: Odds;
  /** Maximum win of one draw. */
  readonly maxWin: Amount;
  /** Maximum win of one line. */
  readonly lineWin: Amount;
}

/** A parsed content; terms can change without parsing it again. */
export type Reading =
  | { readonly ok: true; readonly parsed: ParsedContent }
  | { readonly ok: false; readonly error: ContentError };

/** The lines parsed last by single entry, so that a hundred thousand lines are not parsed twice. */
let typed: { readonly playId: string; readonly content: string; readonly lines: Lines } | undefined;

/** Stores the parsed lines of single entry for this content. */
export function keepTyped(playId: string, content: string, lines: Lines): void {
  typed = { playId, content, lines };
}

/** Parses a content; counted by formula, whatever the number of lines. */
export function readContent(item: PlayItem, content: Content): Reading {
  if (typed?.playId === item.id && typed.content === content) {
    const picks = { sets: [], lines: typed.lines };
    const count = item.play.count(picks);
    if (count > 0) return { ok: true, parsed: { playId: item.id, count, ...picks } };
  }
  const parsed = engine.parseContent(item.id, content);
  return parsed.ok ? { ok: true, parsed: parsed.value } : { ok: false, error: parsed.error };
}

/** Price of a parsed content under these terms. */
export function quoteOf(item: PlayItem, parsed: ParsedContent, terms: StakeTerms, pricing: Pricing): Quote {
  return quoteAt(item, parsed, terms, engine.oddsOf(item.id, pricing, terms.rebatePpm));
}

/** Like `quoteOf`, at given odds, such as changed ones the player accepts. */
export function quoteAt(item: PlayItem, parsed: ParsedContent, terms: StakeTerms, odds: Odds): Quote {
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

/** Maximum win of one line under these terms, for a play without picks. */
export function lineWinOf(item: PlayItem, terms: StakeTerms, pricing: Pricing): Amount {
  return bestOdds(engine.oddsOf(item.id, pricing, terms.rebatePpm), terms.unitStake * BigInt(terms.multiple));
}

/** Wire format of odds: whole numbers of 1/10 000 as text. */
export function oddsText(odds: Odds): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]));
}

/** Odds by tier from the text of a bet. */
export function oddsFrom(text: Readonly<Record<string, string>>): Odds {
  return Object.fromEntries(Object.entries(text).map(([tier, value]) => [tier, BigInt(value)]));
}

/** Sums over several bets; `maxWin` is the sum of the bets' maximum wins, which no single draw needs to pay at once. */
export function totalOf(
  bets: readonly { readonly lines: number; readonly stake: Amount; readonly maxWin: Amount }[],
): { readonly lines: number; readonly stake: Amount; readonly maxWin: Amount } {
  return {
    lines: bets.reduce((sum, { lines }) => sum + lines, 0),
    stake: sumAmounts(bets.map(({ stake }) => stake)),
    maxWin: sumAmounts(bets.map(({ maxWin }) => maxWin)),
  };
}

/** Rebate of a stake, rounded down (L16). */
export function rebateOf(stake: Amount, rebatePpm: number): Amount {
  return amountOf((stake * BigInt(rebatePpm)) / 1_000_000n);
}

function bestOdds(odds: Odds, lineStake: bigint): Amount {
  const best = Object.values(odds).reduce((most, value) => (value > most ? value : most), 0n);
  return amountOf((lineStake * best) / 10_000n);
}
