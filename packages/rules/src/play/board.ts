import { type Picks, setAt } from '../content/parsed.ts';
import { type Tokens, tokenText, tokenValues } from '../content/shape.ts';
import { memo } from '../math/memo.ts';
import { larger, type Play, pushTier, type Tier } from './play.ts';

/** The result of a picked option for a drawn value: it wins, loses, or returns the stake. */
export type Outcome = 'win' | 'push' | 'lose';

/** Layout of the picks of a board: one set; one set per spot; or a set of spots and one set of options for all of them. */
export type BoardLayout = 'picks' | 'groups' | 'spots';

/** Computes the largest payout of a draw when the values of the spots depend on each other. */
export type Joint = (payoffs: readonly Payoff[]) => bigint;

/** The payout of a spot with bets for each of its values. */
export interface Payoff {
  readonly spot: number;
  readonly byValue: readonly bigint[];
}

/** A board of options. Each option is a unit bet, decided by one small value per spot (a ball, a sum, a comparison). */
export interface BoardSpec<D> {
  readonly tokens: Tokens;
  readonly layout: BoardLayout;
  /** The value of a spot in a draw; for a value out of range nothing wins. */
  readonly read: (draw: D, spot: number) => number;
  /** Number of outcomes per value of one spot; their sum is the total. */
  readonly weights: () => readonly bigint[];
  /** Outcome of an option (by its token) for a value of a spot. */
  readonly outcome: (token: string, value: number) => Outcome;
  /** One tier `win` for all options, because they have equal odds. */
  readonly single?: boolean;
  /** Required when spots are not independent. */
  readonly joint?: Joint;
}

/** The play of a board. Tiers are named after the options; a returned stake is tier `push` of that option's kind. */
export function board<D>(spec: BoardSpec<D>): Play<D> {
  const values = tokenValues(spec.tokens);
  const names = values.map((value) => tokenText(spec.tokens, value));
  const indexOfToken = new Map(values.map((value, index) => [value, index]));
  const table = memo(() => outcomeTable(spec, names));
  const tierOf = (option: number): number => (spec.single === true ? 0 : option);
  const pushOf = (option: number): number => (spec.single === true ? 1 : names.length + option);

  const active = (picks: Picks): readonly { spot: number; picked: Uint8Array }[] => {
    const bySpot = layouts[spec.layout](picks);
    return bySpot.map(({ spot, options }) => {
      const picked = new Uint8Array(names.length);
      for (const value of options) picked[indexOfToken.get(value) ?? 0] = 1;
      return { spot, picked };
    });
  };

  return {
    tiers: memo(() => boardTiers(spec, names, table())),
    count: ({ sets }) =>
      spec.layout === 'spots'
        ? (sets[0]?.length ?? 0) * (sets[1]?.length ?? 0)
        : sets.reduce((sum, set) => sum + set.length, 0),
    judge(picks) {
      const spots = active(picks);
      const { wins, pushes } = table();
      return (draw, tally) => {
        for (const { spot, picked } of spots) {
          const value = spec.read(draw, spot);
          for (const option of wins[value] ?? [])
            if (picked[option] === 1) tally[tierOf(option)] = (tally[tierOf(option)] ?? 0) + 1;
          for (const option of pushes[value] ?? [])
            if (picked[option] === 1) tally[pushOf(option)] = (tally[pushOf(option)] ?? 0) + 1;
        }
      };
    },
    winnable(picks) {
      if (spec.single === true) return [0];
      const options = new Set(
        active(picks).flatMap(({ picked }) => [...picked.keys()].filter((i) => picked[i] === 1)),
      );
      return [...options].flatMap((option) => [tierOf(option), pushOf(option)]);
    },
    best(picks, prize) {
      const { wins, pushes } = table();
      const weights = spec.weights();
      const paid = (
        options: readonly number[],
        picked: Uint8Array,
        tier: (option: number) => number,
      ): bigint =>
        options.reduce((sum, option) => (picked[option] === 1 ? sum + prize(tier(option)) : sum), 0n);
      const payoffs = active(picks).map(({ spot, picked }) => ({
        spot,
        // Values that never occur in a draw pay nothing.
        byValue: weights.map((weight, value) =>
          weight === 0n
            ? 0n
            : paid(wins[value] ?? [], picked, tierOf) + paid(pushes[value] ?? [], picked, pushOf),
        ),
      }));
      return (spec.joint ?? independent)(payoffs);
    },
  };
}

/** For spots with independent values: the sum of each spot's best payout. */
export const independent: Joint = (payoffs) =>
  payoffs.reduce((sum, { byValue }) => sum + byValue.reduce(larger, 0n), 0n);

const layouts: Readonly<
  Record<BoardLayout, (picks: Picks) => readonly { spot: number; options: readonly number[] }[]>
> = {
  picks: (picks) => [{ spot: 0, options: setAt(picks, 0) }],
  groups: ({ sets }) =>
    sets.map((options, spot) => ({ spot, options })).filter(({ options }) => options.length > 0),
  spots: (picks) => setAt(picks, 0).map((spot) => ({ spot, options: setAt(picks, 1) })),
};

interface OutcomeTable {
  /** Options that win at each value. */
  readonly wins: readonly (readonly number[])[];
  /** Options whose stake is returned at each value. */
  readonly pushes: readonly (readonly number[])[];
}

function outcomeTable<D>(spec: BoardSpec<D>, names: readonly string[]): OutcomeTable {
  const optionsWith = (wanted: Outcome, value: number): readonly number[] =>
    names.flatMap((name, option) => (spec.outcome(name, value) === wanted ? [option] : []));
  const values = spec.weights().map((_, value) => value);
  return {
    wins: values.map((v) => optionsWith('win', v)),
    pushes: values.map((v) => optionsWith('push', v)),
  };
}

function boardTiers<D>(spec: BoardSpec<D>, names: readonly string[], table: OutcomeTable): readonly Tier[] {
  const weights = spec.weights();
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const weightOf = (options: readonly (readonly number[])[], option: number): bigint =>
    options.reduce((sum, won, value) => (won.includes(option) ? sum + (weights[value] ?? 0n) : sum), 0n);
  if (spec.single === true) return [{ tier: 'win', kind: 'unit', wins: weightOf(table.wins, 0), total }];
  const winning = names.map((name, option) => ({
    tier: name,
    kind: name,
    wins: weightOf(table.wins, option),
    total,
  }));
  const returned = names.map((name, option) => ({
    tier: pushTier,
    kind: name,
    wins: weightOf(table.pushes, option),
    total,
  }));
  return [...winning, ...returned];
}
