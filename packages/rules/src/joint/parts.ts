import type { Picks } from '../content/parsed.ts';
import type { Family } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import { type JointBet, type Part, payoutsOf, prizesOf } from './bet.ts';
import { drawFormOf } from './draw-form.ts';

/** Picks of one part with the slots that decide it. */
interface Split {
  readonly picks: Picks;
  readonly slots: readonly number[] | undefined;
}

/**
 * Splits a bet into parts that read as few slots as possible: picks at several positions are parts by position. Which slots an
 * item reads follows from its id; a test changes all other slots of draws and compares the payouts.
 */
export function partsOf(bet: JointBet): readonly Part[] {
  const { item, parsed } = bet;
  const prize = prizesOf(bet);
  return splitOf(item, parsed).map(({ picks, slots }) => ({
    item,
    picks,
    prize,
    slots,
    pays: payoutsOf(item, picks, prize),
  }));
}

/** Items with one set of picks per slot. */
const perSlot = /\.(locate\.all|(credit\.)?ball-(number|sides|direction|zfb)|main\.position(-sides)?)$/;

/** Items with a set of places, counted from 1, and a set of sides for each of them. */
const perPlace = /^pk10\.sides\.rank$/;
const mirrored = /^(pk10|kl10)\.(dragon\.rank|credit\.dragon-tiger)$/;

/** Items with a set of pairs of positions. */
const perPair = /^ssc\.(compare|credit)\.dragon-tiger$/;

/** LHC items that only the special number decides. */
const special = /^lhc\.(special\.|color\.(special|half)|zodiac\.(special|joint))/;

function splitOf(item: PlayItem, parsed: Picks): readonly Split[] {
  const { id, family } = item;
  const { sets } = parsed;
  const count = drawFormOf(family).slots.length;
  if (perSlot.test(id)) {
    return sets.flatMap((set, slot) =>
      set.length === 0
        ? []
        : [{ picks: { sets: sets.map((_, i) => (i === slot ? set : [])) }, slots: [slot] }],
    );
  }
  const [first = [], ...others] = sets;
  const one = (slotsOf: (value: number) => readonly number[]): readonly Split[] =>
    first.map((value) => ({ picks: { sets: [[value], ...others] }, slots: slotsOf(value) }));
  if (perPlace.test(id)) return one((place) => [place - 1]);
  if (mirrored.test(id)) return one((place) => [place - 1, count - place]);
  if (perPair.test(id)) return one((pair) => pairsOf(count)[pair] ?? []);
  return [{ picks: parsed, slots: slotsRead(id, family, count) }];
}

/** Pairs of positions in the order of the contents' words. */
const pairsOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    Array.from({ length: count - i - 1 }, (_, step) => [i, i + 1 + step]),
  );

function slotsRead(id: string, family: Family, count: number): readonly number[] | undefined {
  if (special.test(id)) return [6];
  if (family === 'lhc' || family === 'kl8') return undefined;
  if (/\.(first-number|first-red)$/.test(id)) return [0];
  const all = Array.from({ length: count }, (_, slot) => slot);
  const [, where, digits] =
    /\.(front|mid|back)(\d+)/.exec(id.replace(/^(.*)\.sum([23])\b/, '$1.front$2')) ?? [];
  if (where !== undefined) {
    const size = Number(digits);
    const from = where === 'front' ? 0 : where === 'mid' ? 1 : count - size;
    return all.slice(from, from + size);
  }
  if (/^pk10\.credit\.sum2/.test(id)) return [0, 1];
  if (id === 'x5.credit.dragon-tiger') return [0, 4];
  // Draws with many numbers are never tried one by one.
  return count > 5 ? undefined : all;
}
