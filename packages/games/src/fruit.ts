import type { Amount } from '@tessera/protocol/money';
import { fieldsOf } from './choice.ts';
import { type Fraction, fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf } from './game.ts';
import { type Grid, type Strip, spin, windowAt } from './reels.ts';

export const FRUIT_SYMBOLS = ['cherry', 'lemon', 'orange', 'plum', 'bell', 'seven'] as const;
export type FruitSymbol = (typeof FRUIT_SYMBOLS)[number];

/** No choice: all five lines are always played, each with a fifth of the stake. */
export type FruitChoice = Readonly<Record<never, never>>;

export interface FruitWin {
  /** Index into `FRUIT_LINES`. */
  readonly line: number;
  readonly symbol: FruitSymbol;
  /** Number of consecutive symbols from the left. */
  readonly count: number;
  /** Factor on the whole stake. */
  readonly factor: Hundredths;
}

export interface FruitOutcome {
  readonly grid: Grid<FruitSymbol>;
  readonly wins: readonly FruitWin[];
  readonly factor: Hundredths;
}

/** The row of each reel that a line passes through. */
export const FRUIT_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Payout of three of a kind on a line, as a factor on the whole stake. */
export const FRUIT_PAYS: Readonly<Record<FruitSymbol, Hundredths>> = {
  cherry: 180,
  lemon: 300,
  orange: 400,
  plum: 600,
  bell: 1600,
  seven: 6000,
};
/** Payout of cherries on the first two reels of a line but not on the third. */
export const FRUIT_TWO_CHERRIES: Hundredths = 60;

const [C, L, O, P, B, S] = FRUIT_SYMBOLS;

export const FRUIT_STRIPS: readonly Strip<FruitSymbol>[] = [
  [O, P, C, B, O, C, L, S, C, B, L, O, B, P, C, L, O, P, L, S, C, L, P, C],
  [L, B, P, S, C, O, L, O, C, L, P, C, L, O, P, L, B, C, O, P, S, B, O, C],
  [L, B, S, P, O, C, L, O, P, L, C, O, P, B, L, C, O, S, C, O, C, B, P, C],
];

/** Fruit slots: three reels of 24 stops, three rows, five lines. All stops of a reel are equally likely. */
export const fruit: GameRules<FruitChoice, FruitOutcome> = {
  parseChoice: (value) => (fieldsOf(value, []) ? {} : undefined),
  play(stream, _choice, stake) {
    const grid = spin(stream, FRUIT_STRIPS);
    const wins = fruitWins(grid);
    const factor = wins.reduce((sum, win) => sum + win.factor, 0);
    return { outcome: { grid, wins, factor }, payout: factor ? payoutOf(stake, factor) : (0n as Amount) };
  },
  rtp: () => fruitRtp(),
};

/** Winning lines of a screen. */
export const fruitWins = (grid: Grid<FruitSymbol>): FruitWin[] =>
  FRUIT_LINES.flatMap((rows, line): FruitWin[] => {
    const [first, second, third] = rows.map((row, reel) => grid[reel]![row]!) as [
      FruitSymbol,
      FruitSymbol,
      FruitSymbol,
    ];
    if (first !== second) return [];
    if (second === third) return [{ line, symbol: first, count: 3, factor: FRUIT_PAYS[first] }];
    return first === 'cherry' ? [{ line, symbol: first, count: 2, factor: FRUIT_TWO_CHERRIES }] : [];
  });

/** Each reel shows every stop equally often on a line, so the mean of a line follows from its symbol counts alone. */
function fruitRtp(): Fraction {
  const count = (reel: number, symbol: FruitSymbol) =>
    BigInt(FRUIT_STRIPS[reel]!.filter((shown) => shown === symbol).length);
  const stops = FRUIT_STRIPS.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const threes = FRUIT_SYMBOLS.reduce(
    (sum, symbol) =>
      sum + BigInt(FRUIT_PAYS[symbol]) * count(0, symbol) * count(1, symbol) * count(2, symbol),
    0n,
  );
  const others = BigInt(FRUIT_STRIPS[2]!.length) - count(2, 'cherry');
  const twos = BigInt(FRUIT_TWO_CHERRIES) * count(0, 'cherry') * count(1, 'cherry') * others;
  return fraction(BigInt(FRUIT_LINES.length) * (threes + twos), 100n * stops);
}

/** The screen at three stops, for idle reels and for verification. */
export const fruitGrid = (stops: readonly number[]): Grid<FruitSymbol> =>
  FRUIT_STRIPS.map((strip, reel) => windowAt(strip, stops[reel]!));
