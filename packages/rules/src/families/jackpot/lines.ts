import { linesIn, type Picks } from '../../content/parsed.ts';
import { memo } from '../../math/memo.ts';
import { bestDraw, type DrawSearch } from '../../play/best-draw.ts';
import { type Judge, larger, type Play, type Prize, worth } from '../../play/play.ts';
import type { JackpotDraw } from '../draw.ts';
import { jackpotTiers } from './play.ts';
import type { JackpotSpec } from './spec.ts';

/** Up to this many lines, the best draw is searched for. */
const searchedMax = 30;

/** Up to this many lines, each line is tried as the draw if the first prize decides. */
const candidatesMax = 1000;

/** Single entry: every line holds the main numbers first and the extra numbers last. */
export function jackpotLines(spec: JackpotSpec): Play<JackpotDraw> {
  const { main, extra } = spec;
  const extraPick = extra === 'bonus' ? 0 : extra.pick;
  const tierOf = tierTable(spec.tiers);
  const judge = (picks: Picks): Judge<JackpotDraw> => {
    const { count, length, values } = linesIn(picks);
    const mainMarks = new Uint8Array(main.of + 1);
    const extraMarks = new Uint8Array((extra === 'bonus' ? main.of : extra.of) + 1);
    return (draw, tally) => {
      mainMarks.fill(0);
      extraMarks.fill(0);
      for (const number of draw.main) mainMarks[number] = 1;
      for (const number of draw.extra) extraMarks[number] = 1;
      for (let at = 0; at < count * length; at += length) {
        let mainFound = 0;
        let extraFound = 0;
        for (let i = at; i < at + main.pick; i++) {
          mainFound += mainMarks[values[i] ?? 0] ?? 0;
          if (extra === 'bonus') extraFound += extraMarks[values[i] ?? 0] ?? 0;
        }
        for (let i = at + main.pick; i < at + main.pick + extraPick; i++)
          extraFound += extraMarks[values[i] ?? 0] ?? 0;
        const tier = tierOf[mainFound]?.[extraFound] ?? -1;
        if (tier >= 0) tally[tier] = (tally[tier] ?? 0) + 1;
      }
    };
  };
  return {
    tiers: memo(() => jackpotTiers(spec)),
    count: (picks) => linesIn(picks).count,
    judge,
    best: (picks, prize) => bestOfLines(spec, picks, judge(picks), prize),
  };
}

/**
 * The largest total win of lines. It is the exact maximum in two cases: one of the lines must be the best draw, because the
 * first prize is worth more than all lines at the next best tier; or the search for the best draw ends within its budget.
 * Otherwise it is an upper bound: one line at the first prize and the others at the next, or all lines at the next.
 */
function bestOfLines(spec: JackpotSpec, picks: Picks, judge: Judge<JackpotDraw>, prize: Prize): bigint {
  const { count } = linesIn(picks);
  const first = prize(0);
  const next = spec.tiers.reduce((most, _, index) => (index === 0 ? most : larger(most, prize(index))), 0n);
  if (count === 1) return larger(first, next);
  const allNext = BigInt(count) * next;
  const bound = larger(first + allNext - next, allNext);
  const decided = first >= allNext && count <= candidatesMax;
  if (decided) {
    return spec.extra === 'bonus'
      ? bestLineWithBonus(spec, picks, prize)
      : bestLineDrawn(spec, picks, judge, prize);
  }
  if (count > searchedMax) return bound;
  const { upper } = bestDraw(searchOf(spec, picks, prize));
  return upper < bound ? upper : bound;
}

function bestLineDrawn(spec: JackpotSpec, picks: Picks, judge: Judge<JackpotDraw>, prize: Prize): bigint {
  const { count, length, values } = linesIn(picks);
  let best = 0n;
  for (let at = 0; at < count * length; at += length) {
    const tally = spec.tiers.map(() => 0);
    const line = Array.from(values.subarray(at, at + length));
    judge({ main: line.slice(0, spec.main.pick), extra: line.slice(spec.main.pick) }, tally);
    best = larger(best, worth(tally, prize));
  }
  return best;
}

/** Tries every line as the draw, each with the bonus that adds the most to the other lines. */
function bestLineWithBonus({ main, tiers }: JackpotSpec, picks: Picks, prize: Prize): bigint {
  const { count, length, values } = linesIn(picks);
  const paidAt = prizesByHits(tiers, prize);
  const hitCounts = Array.from({ length: main.pick + 1 }, (_, hits) => hits);
  const gains = hitCounts.map((hits) => paidAt(hits, 1) - paidAt(hits, 0));
  const drawn = new Uint8Array(main.of + 1);
  let best = 0n;
  for (let draw = 0; draw < count; draw++) {
    drawn.fill(0);
    for (const number of values.subarray(draw * length, (draw + 1) * length)) drawn[number] = 1;
    const linesAt = hitCounts.map(() => 0);
    const added = new Array<bigint>(main.of + 1).fill(0n);
    for (let at = 0; at < count * length; at += length) {
      let hits = 0;
      for (let i = at; i < at + length; i++) hits += drawn[values[i] ?? 0] ?? 0;
      linesAt[hits] = (linesAt[hits] ?? 0) + 1;
      const gain = gains[hits] ?? 0n;
      if (gain === 0n) continue;
      for (const number of values.subarray(at, at + length)) added[number] = (added[number] ?? 0n) + gain;
    }
    const paid = hitCounts.reduce((sum, hits) => sum + BigInt(linesAt[hits] ?? 0) * paidAt(hits, 0), 0n);
    for (let number = 1; number <= main.of; number++) {
      if (drawn[number] !== 1) best = larger(best, paid + (added[number] ?? 0n));
    }
  }
  return best;
}

function searchOf({ main, extra, tiers }: JackpotSpec, picks: Picks, prize: Prize): DrawSearch {
  const { count, length, values } = linesIn(picks);
  const part = (from: number, to: number): readonly number[] => Array.from(values.subarray(from, to));
  const ends = (line: number): readonly [number, number, number] => [
    line * length,
    line * length + main.pick,
    (line + 1) * length,
  ];
  return {
    drums:
      extra === 'bonus'
        ? [{ of: main.of, main: main.pick, extra: 1 }]
        : [
            { of: main.of, main: main.pick, extra: 0 },
            { of: extra.of, main: 0, extra: extra.pick },
          ],
    lines: Array.from({ length: count }, (_, line) => {
      const [from, middle, to] = ends(line);
      return extra === 'bonus' ? [part(from, to)] : [part(from, middle), part(middle, to)];
    }),
    prize: prizesByHits(tiers, prize),
  };
}

/** Prizes by main and extra hits; computes the prize of each tier once. */
function prizesByHits(tiers: JackpotSpec['tiers'], prize: Prize): (main: number, extra: number) => bigint {
  const table = tierTable(tiers);
  const prizes = tiers.map((_, index) => prize(index));
  return (main, extra) => prizes[table[main]?.[extra] ?? -1] ?? 0n;
}

/** Tier index by main and extra matches. */
function tierTable(tiers: JackpotSpec['tiers']): readonly (readonly number[])[] {
  const table: number[][] = [];
  for (const [index, { matches }] of tiers.entries()) {
    for (const [main, extra] of matches) {
      const row = table[main] ?? [];
      row[extra] = index;
      table[main] = row;
    }
  }
  return table;
}
