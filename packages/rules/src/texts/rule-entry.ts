import type { Content } from '../content/parse.ts';
import type { ParsedContent } from '../content/parsed.ts';
import { type CompiledContent, compileContent, type Win } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import { type Odds, oddsKey, oddsOfItem, oddsWithin } from '../price/odds.ts';
import type { Pricing } from '../price/pricing.ts';
import { oneIn, returnsOf } from '../price/return.ts';
import { type ContentPart, describe } from '../tools/describe.ts';
import { ruleExamples } from './examples.ts';

/** The computed part of an item's rule: an example, chances and payouts. */
export interface RuleEntry {
  readonly id: string;
  readonly example: RuleExample;
  readonly prizes: readonly RulePrize[];
  /**
   * Long-term return of a stake in ppm, floored: the smallest over the kinds of unit bets, returned stakes included.
   * Absent if it depends on the content.
   */
  readonly returnPpm?: number;
}

/** A worked example: a content, its number of unit bets, and its wins in a draw. */
export interface RuleExample {
  readonly content: Content;
  readonly parts: readonly ContentPart[];
  readonly lines: number;
  /** The content prepared for settlement, to try other draws. */
  readonly compiled: CompiledContent;
  readonly draw: Draw;
  readonly wins: readonly ExampleWin[];
}

/** Winning unit bets of an example, and the payout of each of them. */
export interface ExampleWin extends Win {
  /** Payout per unit staked in 1/10 000, stake included, at the price of the page. */
  readonly odds: bigint;
}

/** Chance and payout of one tier. */
export interface RulePrize {
  readonly tier: string;
  readonly kind: string;
  /** One win in this many unit bets; absent if it depends on the content. */
  readonly oneIn?: number;
  /** Payout per unit staked in 1/10 000, stake included, at the price of the page. */
  readonly odds: bigint;
}

/** Items with more tiers than this list only the tiers that their example can win. */
const prizesMax = 60;

/** Computes the example, chances and payouts of an item with the functions that count, settle and pay bets. */
export function ruleEntry(item: PlayItem, pricing: Pricing, rebatePpm = 0): RuleEntry {
  const odds = oddsOfItem(item, pricing, rebatePpm);
  const { example, parsed } = exampleOf(item, odds);
  const won = item.tiers.length > prizesMax ? oddsWithin(item, parsed, odds) : odds;
  const shown = item.tiers.filter((tier) => won[oddsKey(item, tier)] !== undefined);
  return {
    id: item.id,
    example,
    prizes: shown.map((tier) => ({
      tier: tier.tier,
      kind: tier.kind,
      // A parlay has no fixed chance: it depends on the legs, which share one draw.
      ...(tier.legs === undefined ? { oneIn: oneIn({ numerator: tier.wins, denominator: tier.total }) } : {}),
      odds: odds[oddsKey(item, tier)] ?? 0n,
    })),
    ...returnOf(item, odds),
  };
}

function returnOf(item: PlayItem, odds: Odds): Pick<RuleEntry, 'returnPpm'> {
  if (item.tiers.some(({ legs }) => legs !== undefined)) return {};
  const returns = returnsOf(item, odds).map(({ returned: { numerator, denominator } }) =>
    Number((numerator * 1_000_000n) / denominator),
  );
  return { returnPpm: Math.min(...returns) };
}

function exampleOf(item: PlayItem, odds: Odds): { example: RuleExample; parsed: ParsedContent } {
  const given = ruleExamples[item.id];
  const read = readContent(item, given?.content);
  if (given === undefined || !read.ok) throw new Error(`${item.id} has no worked example`);
  const compiled = compileContent(item, read.value);
  const oddsOfWin = (win: Win) => odds[oddsKey(item, win)] ?? 0n;
  return {
    parsed: read.value,
    example: {
      content: given.content,
      parts: describe(item.content, read.value),
      lines: read.value.count,
      compiled,
      draw: given.draw,
      wins: compiled.settle(given.draw).map((win) => ({ ...win, odds: oddsOfWin(win) })),
    },
  };
}
