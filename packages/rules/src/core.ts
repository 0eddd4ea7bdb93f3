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
import type { Board, FamilyRules, PlayItem } from './families/declare.ts';
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
import { type FlatPlay, flatPlay, type TreeGroup, treePlay } from './tools/tree.ts';

/** Queries of the engine about its families. An unknown id is the error `played_unknown`, never an exception. */
export interface Rules {
  playItems(family?: Family): readonly PlayItem[];
  playItem(id: string): PlayItem | undefined;
  /** Parses a content strictly. Hostile input of 1 MB takes milliseconds. */
  parseContent(playId: string, content: unknown): Result<ParsedContent, ContentError>;
  /** The canonical notation of a parsed content. */
  printContent(parsed: ParsedContent): Content;
  /** Number of unit bets, by formula. */
  countLines(playId: string, content: unknown): Result<number, ContentError>;
  /** Prepares a content once, so that it can be settled against many draws. */
  compile(playId: string, content: unknown): Result<CompiledContent, ContentError>;
  /** Winning unit bets by tier, sorted by tier. Throws when the draw is not of the item's family. */
  settle(
    playId: string,
    content: unknown,
    draw: Draw,
  ): Result<{ tier: string; count: number }[], ContentError>;
  /** Offered odds of every tier and kind of an item at a rebate. Throws on an unknown id. */
  oddsOf(playId: string, pricing: Pricing, rebatePpm: number): Odds;
  /** The part of `oddsOf` that this content can win in some draw. Throws when the rebate is out of range. */
  oddsForContent(
    playId: string,
    content: unknown,
    pricing: Pricing,
    rebatePpm: number,
  ): Result<Odds, ContentError>;
  /** The largest payout of a content in one draw at given odds and line stake, or an upper bound (see `docs/rules.md`). */
  maxWinOf(parsed: ParsedContent, lineStake: bigint, odds: Odds): bigint;
  /** A random valid content; `random(n)` returns an integer 0 to n - 1. Throws on an unknown id. */
  randomContent(playId: string, random: (n: number) => number): Content;
  /** Parses typed or pasted single entry into valid, repeated and wrong lines. Throws when the item has no single entry. */
  parseSingleEntry(playId: string, text: string): SingleEntry;
  /** The labelled parts of a content for display. */
  describeContent(playId: string, content: unknown): Result<readonly ContentPart[], ContentError>;
  playFlat(family: Family, board?: Board): readonly FlatPlay[];
  playTree(family: Family, board: Board): readonly TreeGroup[];
}

/** An engine for these families under the given house rules; the default is the catalogue's house rules. */
export function createRules(families: readonly FamilyRules[], house: HouseRules = catalogueHouse): Rules {
  const all = memo(() => families.flatMap(({ items }) => items(house)));
  const byId = memo(() => new Map(all().map((item) => [item.id, item])));
  const playItems = (family?: Family): readonly PlayItem[] =>
    family === undefined
      ? all()
      : families.flatMap((rules) => (rules.family === family ? rules.items(house) : []));
  const playItem = (id: string): PlayItem | undefined => byId().get(id);
  const known = (id: string): PlayItem => {
    const item = playItem(id);
    if (item === undefined) throw new RangeError(`unknown played item ${id}`);
    return item;
  };
  const parseContent: Rules['parseContent'] = (playId, content) => {
    const item = playItem(playId);
    return item === undefined ? fail({ code: 'played_unknown', position: 0 }) : readContent(item, content);
  };
  const compile: Rules['compile'] = (playId, content) => {
    const parsed = parseContent(playId, content);
    return parsed.ok ? ok(compileContent(known(playId), parsed.value)) : parsed;
  };
  return {
    playItems,
    playItem,
    parseContent,
    compile,
    printContent: (parsed) => printShape(known(parsed.playId).content, parsed),
    countLines(playId, content) {
      const parsed = parseContent(playId, content);
      return parsed.ok ? ok(parsed.value.count) : parsed;
    },
    settle(playId, content, draw) {
      const compiled = compile(playId, content);
      return compiled.ok ? ok(byTier(compiled.value.settle(draw))) : compiled;
    },
    oddsOf: (playId, pricing, rebatePpm) => oddsOfItem(known(playId), pricing, rebatePpm),
    oddsForContent(playId, content, pricing, rebatePpm) {
      const parsed = parseContent(playId, content);
      if (!parsed.ok) return parsed;
      const item = known(playId);
      return ok(oddsWithin(item, parsed.value, oddsOfItem(item, pricing, rebatePpm)));
    },
    maxWinOf: (parsed, lineStake, odds) => maxWin(known(parsed.playId), parsed, lineStake, odds),
    randomContent(playId, random) {
      const item = known(playId);
      return printShape(item.content, randomPicks(item, random));
    },
    parseSingleEntry: (playId, text) => readSingleEntry(known(playId), text),
    describeContent(playId, content) {
      const parsed = parseContent(playId, content);
      return parsed.ok ? ok(describe(known(playId).content, parsed.value)) : parsed;
    },
    playFlat: (family, board) => flatPlay(playItems(family), board),
    playTree: (family, board) => treePlay(playItems(family), board),
  };
}

export { catalogueHouse } from './families/house.ts';
export type { Board, Draw, Family, FamilyRules, PlayItem, SingleEntry };
export { readSingleEntry };
