import { linesIn, type Picks } from '../../content/parsed.ts';
import { memo } from '../../math/memo.ts';
import { type Judge, larger, type Play, type Prize, worth } from '../../play/play.ts';
import type { JackpotDraw } from '../draw.ts';
import { jackpotTiers } from './play.ts';
import type { JackpotSpec } from './spec.ts';

/** Up to this many lines, each is tried as the draw when the most is sought. */
const candidatesMax = 1000;

/** Single entry: every line holds the main numbers first and the extra numbers last. */
export function jackpotLines(spec: JackpotSpec): Play<JackpotDraw> {
  const { main, extra } = spec;
  const extraPick = extra === 'bonus' ? 0 : extra.pick;
  const tierOf = tierTable(spec);
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
 * The most that lines can win. Exact when the first prize is worth more than all other lines at the next best tier together:
 * then one of the lines is the best draw. Otherwise a bound that the real maximum never exceeds.
 */
function bestOfLines(spec: JackpotSpec, picks: Picks, judge: Judge<JackpotDraw>, prize: Prize): bigint {
  const { count, length, values } = linesIn(picks);
  const first = prize(0);
  const next = spec.tiers.reduce((most, _, index) => (index === 0 ? most : larger(most, prize(index))), 0n);
  const bound = first + BigInt(count - 1) * next;
  // With a bonus ball the draw is more than a line says, so only a single line is settled at once.
  if (count === 1) return larger(first, next);
  if (spec.extra === 'bonus' || count > candidatesMax || first < BigInt(count) * next) {
    return larger(bound, BigInt(count) * next);
  }
  let best = 0n;
  for (let at = 0; at < count * length; at += length) {
    const tally = spec.tiers.map(() => 0);
    const line = Array.from(values.subarray(at, at + length));
    judge({ main: line.slice(0, spec.main.pick), extra: line.slice(spec.main.pick) }, tally);
    best = larger(best, worth(tally, prize));
  }
  return best;
}

/** Tier index by main and extra matches. */
function tierTable({ tiers }: JackpotSpec): readonly (readonly number[])[] {
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
