/**
 * The rules engine for a given list of families. A page that shows one lottery loads only that lottery's family:
 *
 *     import { createRules } from '@tessera/rules/core';
 *     import { ssc } from '@tessera/rules/ssc';
 *     const rules = createRules([ssc]);
 *     rules.countLines('ssc.star5.direct-multi', '1,2|3|4|5|6');   // { ok: true, value: 2 }
 */
import type { ContentError } from './content/errors.ts';
import type { Content } from './content/parse.ts';
import type { ParsedContent } from './content/parsed.ts';
import { printShape } from './content/print.ts';
import { byTier, type CompiledContent, compileContent } from './engine/compile.ts';
import { readContent } from './engine/read.ts';
import type { Family } from './families/all-facts.ts';
import type { Disk, FamilyRules, PlayedItem } from './families/declare.ts';
import type { Draw } from './families/draw.ts';
import { catalogueHouse, type HouseRules } from './families/house.ts';
import { memo } from './math/memo.ts';
import { maxWin } from './price/max-win.ts';
import { type Odds, oddsOfItem, oddsWithin } from './price/odds.ts';
import type { Pricing } from './price/pricing.ts';
import { fail, ok, type Result } from './result.ts';
import { type ContentPart, describe } from './tools/describe.ts';
import { randomPicks } from './tools/random.ts';
import { readSingleEntry, type SingleEntry } from './tools/single-entry.ts';
import { type FlatPlayed, flatPlayed, type TreeGroup, treePlayed } from './tools/tree.ts';

/** Queries of the engine about its families. An unknown id is the error `played_unknown`, never an exception. */
export interface Rules {
  playedItems(family?: Family): readonly PlayedItem[];
  playedItem(id: string): PlayedItem | undefined;
  /** Parses a content strictly. Hostile input of 1 MB takes milliseconds. */
  parseContent(playedId: string, content: unknown): Result<ParsedContent, ContentError>;
  /** The canonical notation of a parsed content. */
  printContent(parsed: ParsedContent): Content;
  /** Number of unit bets, by formula. */
  countLines(playedId: string, content: unknown): Result<number, ContentError>;
  /** Prepares a content once, so that it can be settled against many draws. */
  compile(playedId: string, content: unknown): Result<CompiledContent, ContentError>;
  /** Winning unit bets by tier, sorted by tier. Throws when the draw is not of the item's family. */
  settle(
    playedId: string,
    content: unknown,
    draw: Draw,
  ): Result<{ tier: string; count: number }[], ContentError>;
  /** Offered odds of every tier and kind of an item at a rebate. Throws on an unknown id. */
  oddsOf(playedId: string, pricing: Pricing, rebatePpm: number): Odds;
  /** The part of `oddsOf` that this content can win in some draw. Throws when the rebate is out of range. */
  oddsForContent(
    playedId: string,
    content: unknown,
    pricing: Pricing,
    rebatePpm: number,
  ): Result<Odds, ContentError>;
  /** The largest payout of a content in one draw at given odds and line stake, or an upper bound (see `docs/rules.md`). */
  maxWinOf(parsed: ParsedContent, lineStake: bigint, odds: Odds): bigint;
  /** A random valid content; `random(n)` returns an integer 0 to n - 1. Throws on an unknown id. */
  randomContent(playedId: string, random: (n: number) => number): Content;
  /** Parses typed or pasted single entry into valid, repeated and wrong lines. Throws when the item has no single entry. */
  parseSingleEntry(playedId: string, text: string): SingleEntry;
  /** The labelled parts of a content for display. */
  describeContent(playedId: string, content: unknown): Result<readonly ContentPart[], ContentError>;
  playedFlat(family: Family, disk?: Disk): readonly FlatPlayed[];
  playedTree(family: Family, disk: Disk): readonly TreeGroup[];
}

/** An engine for these families under the given house rules; the default is the catalogue's house rules. */
export function createRules(families: readonly FamilyRules[], house: HouseRules = catalogueHouse): Rules {
  const all = memo(() => families.flatMap(({ items }) => items(house)));
  const byId = memo(() => new Map(all().map((item) => [item.id, item])));
  const playedItems = (family?: Family): readonly PlayedItem[] =>
    family === undefined
      ? all()
      : families.flatMap((rules) => (rules.family === family ? rules.items(house) : []));
  const playedItem = (id: string): PlayedItem | undefined => byId().get(id);
  const known = (id: string): PlayedItem => {
    const item = playedItem(id);
    if (item === undefined) throw new RangeError(`unknown played item ${id}`);
    return item;
  };
  const parseContent: Rules['parseContent'] = (playedId, content) => {
    const item = playedItem(playedId);
    return item === undefined ? fail({ code: 'played_unknown', position: 0 }) : readContent(item, content);
  };
  const compile: Rules['compile'] = (playedId, content) => {
    const parsed = parseContent(playedId, content);
    return parsed.ok ? ok(compileContent(known(playedId), parsed.value)) : parsed;
  };
  return {
    playedItems,
    playedItem,
    parseContent,
    compile,
    printContent: (parsed) => printShape(known(parsed.playedId).content, parsed),
    countLines(playedId, content) {
      const parsed = parseContent(playedId, content);
      return parsed.ok ? ok(parsed.value.count) : parsed;
    },
    settle(playedId, content, draw) {
      const compiled = compile(playedId, content);
      return compiled.ok ? ok(byTier(compiled.value.settle(draw))) : compiled;
    },
    oddsOf: (playedId, pricing, rebatePpm) => oddsOfItem(known(playedId), pricing, rebatePpm),
    oddsForContent(playedId, content, pricing, rebatePpm) {
      const parsed = parseContent(playedId, content);
      if (!parsed.ok) return parsed;
      const item = known(playedId);
      return ok(oddsWithin(item, parsed.value, oddsOfItem(item, pricing, rebatePpm)));
    },
    maxWinOf: (parsed, lineStake, odds) => maxWin(known(parsed.playedId), parsed, lineStake, odds),
    randomContent(playedId, random) {
      const item = known(playedId);
      return printShape(item.content, randomPicks(item, random));
    },
    parseSingleEntry: (playedId, text) => readSingleEntry(known(playedId), text),
    describeContent(playedId, content) {
      const parsed = parseContent(playedId, content);
      return parsed.ok ? ok(describe(known(playedId).content, parsed.value)) : parsed;
    },
    playedFlat: (family, disk) => flatPlayed(playedItems(family), disk),
    playedTree: (family, disk) => treePlayed(playedItems(family), disk),
  };
}

export type { Disk, Draw, Family, FamilyRules, PlayedItem, SingleEntry };
export { readSingleEntry };
