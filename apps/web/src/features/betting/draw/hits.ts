import type { Draw, ParsedContent } from '@tessera/rules';
import type { Rules } from '@tessera/rules/core';
import { countedNumbers } from '../../../components/counted-numbers/counted-numbers.ts';
import { flatNumbers, type Result } from './draw-summary.ts';

/** Where winning bets hit. */
export interface Hits {
  /** Drawn numbers that made a bet win, main numbers first. */
  readonly places: readonly boolean[];
  /** Picks that made a bet win: by play, one list per set of its content. */
  readonly picks: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** The same by bet: a cell of an odds board that needs two picks needs both from one bet. */
  readonly bets: readonly { readonly play: string; readonly picks: readonly (readonly number[])[] }[];
}

/** A winning bet. */
export interface WonBet {
  readonly play: string;
  readonly content: unknown;
  readonly lines: number;
}

/** Maximum lines of a bet whose picks are ringed: the bet is settled again for each pick. */
const LINES_MAX = 5_000;

/** The numbers and picks that made these bets win. A pick counts if the bet would win less without it. */
export function hitsOf(
  won: readonly WonBet[],
  result: Result,
  rulesOf: (play: string) => Rules | undefined,
): Hits {
  const draw = result as Draw;
  const places = flatNumbers(result).map(() => false);
  const picks: Record<string, number[][]> = {};
  const bets: { play: string; picks: readonly (readonly number[])[] }[] = [];
  for (const { play, content, lines } of won) {
    const rules = rulesOf(play);
    const item = rules?.playItem(play);
    const compiled = rules?.compile(play, content);
    if (!rules || !item || !compiled?.ok || lines > LINES_MAX || compiled.value.settle(draw).length === 0)
      continue;
    countedNumbers(item, compiled.value, draw)?.forEach((own, place) => {
      if (own) places[place] = true;
    });
    const parsed = rules.parseContent(play, content);
    if (!parsed.ok) continue;
    const hit = hitPicks(rules, parsed.value, draw);
    bets.push({ play, picks: hit });
    picks[play] = hit.map((set, zone) => [...new Set([...(picks[play]?.[zone] ?? []), ...set])]);
  }
  return { places, picks, bets };
}

function hitPicks(rules: Rules, parsed: ParsedContent, draw: Draw): readonly (readonly number[])[] {
  const winsOf = (content: ParsedContent): string | undefined => {
    const compiled = rules.compile(parsed.playId, rules.printContent(content));
    return compiled.ok ? JSON.stringify(compiled.value.settle(draw)) : undefined;
  };
  const wins = winsOf(parsed);
  const drawn = flatNumbers(draw as Result);
  return parsed.sets.map((set, zone) =>
    set.filter((pick) => {
      const without = parsed.sets.map((other, at) =>
        at === zone ? set.filter((one) => one !== pick) : other,
      );
      const left = winsOf({ ...parsed, sets: without });
      // Too few picks are left to be a bet: of several, those count that were drawn.
      return left === undefined ? set.length === 1 || drawn.includes(pick) : left !== wins;
    }),
  );
}
