import type { Amount } from '@tessera/protocol/money';
import { fieldsOf } from './choice.ts';
import {
  DRAGON_PAYS,
  DRAGON_STRIPS,
  DRAGON_SYMBOLS,
  type DragonFace,
  type DragonSymbol,
} from './dragon-reels.ts';
import { type Fraction, fraction, plus, times } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf, type Stream } from './game.ts';
import { type Grid, type Strip, spin, windowAt } from './reels.ts';

/** No choice: all 243 ways are always played. */
export type DragonChoice = Readonly<Record<never, never>>;

export interface DragonWin {
  readonly symbol: DragonSymbol;
  /** Consecutive reels from the left: 3 to 5. */
  readonly count: number;
  /** Number of ways: the product of how often each of those reels shows the symbol or a wild. */
  readonly ways: number;
  /** All ways together, doubled in a free spin. */
  readonly factor: Hundredths;
}

export interface DragonSpin {
  readonly grid: Grid<DragonFace>;
  readonly wins: readonly DragonWin[];
  readonly free: boolean;
  readonly factor: Hundredths;
}

export interface DragonOutcome {
  /** The paid spin, followed by the free ones. */
  readonly spins: readonly DragonSpin[];
  readonly factor: Hundredths;
}

/**
 * Reels with a gong needed for free spins, their number, and the win multiplier in them. Free spins award no further
 * ones.
 */
export const DRAGON_FREE = { gongs: 3, spins: 8, times: 2 } as const;

/** Dragon slots: five reels of three rows, 243 ways from the left, wilds, and free spins within the same round. */
export const dragon: GameRules<DragonChoice, DragonOutcome> = {
  parseChoice: (value) => (fieldsOf(value, []) ? {} : undefined),
  play(stream, _choice, stake) {
    const paid = dragonSpin(stream, false);
    const free = hasFreeSpins(paid.grid)
      ? Array.from({ length: DRAGON_FREE.spins }, () => dragonSpin(stream, true))
      : [];
    const spins = [paid, ...free];
    const factor = spins.reduce((sum, one) => sum + one.factor, 0);
    return { outcome: { spins, factor }, payout: factor ? payoutOf(stake, factor) : (0n as Amount) };
  },
  rtp: () => {
    const one = spinRtp();
    const free = fraction(BigInt(DRAGON_FREE.spins * DRAGON_FREE.times));
    return plus(one, times(times(freeChance(), free), one));
  },
};

function dragonSpin(stream: Stream, free: boolean): DragonSpin {
  const grid = spin(stream, DRAGON_STRIPS);
  const wins = dragonWins(grid, free ? DRAGON_FREE.times : 1);
  return { grid, wins, free, factor: wins.reduce((sum, win) => sum + win.factor, 0) };
}

/** Wins on a screen. */
export const dragonWins = (grid: Grid<DragonFace>, factorTimes = 1): DragonWin[] =>
  DRAGON_SYMBOLS.flatMap((symbol): DragonWin[] => {
    const shown = grid.map((reel) => shownIn(reel, symbol));
    const gap = shown.indexOf(0);
    const count = gap < 0 ? shown.length : gap;
    if (count < 3) return [];
    const ways = shown.slice(0, count).reduce((product, times) => product * times, 1);
    return [{ symbol, count, ways, factor: ways * DRAGON_PAYS[symbol][count - 3]! * factorTimes }];
  });

/** Whether a screen awards free spins. */
export const hasFreeSpins = (grid: Grid<DragonFace>): boolean =>
  grid.filter((reel) => reel.includes('gong')).length >= DRAGON_FREE.gongs;

const shownIn = (reel: readonly DragonFace[], symbol: DragonSymbol): number =>
  reel.filter((face) => face === symbol || face === 'wild').length;

/**
 * Average return of one spin without free spins. Reels are independent, so the mean number of ways is the product of
 * the reels' means. The run stops at the next reel with the probability that it does not show the symbol.
 */
function spinRtp(): Fraction {
  let sum = fraction(0n);
  for (const symbol of DRAGON_SYMBOLS) {
    const mean = DRAGON_STRIPS.map((strip) => meanOf(strip, (reel) => shownIn(reel, symbol)));
    const none = DRAGON_STRIPS.map((strip) => meanOf(strip, (reel) => (shownIn(reel, symbol) === 0 ? 1 : 0)));
    const [three, four, five] = DRAGON_PAYS[symbol].map((pays) => fraction(BigInt(pays), 100n));
    const onFour = plus(times(none[4]!, four!), times(mean[4]!, five!));
    const onThree = plus(times(none[3]!, three!), times(mean[3]!, onFour));
    sum = plus(sum, times(times(times(mean[0]!, mean[1]!), mean[2]!), onThree));
  }
  return sum;
}

/** Probability that at least three reels show a gong. */
function freeChance(): Fraction {
  const chances = DRAGON_STRIPS.map((strip) => meanOf(strip, (reel) => (reel.includes('gong') ? 1 : 0)));
  let byCount = [fraction(1n)];
  for (const chance of chances) {
    const rest = fraction(chance.den - chance.num, chance.den);
    byCount = Array.from({ length: byCount.length + 1 }, (_, count) =>
      plus(times(byCount[count] ?? fraction(0n), rest), times(byCount[count - 1] ?? fraction(0n), chance)),
    );
  }
  return byCount.slice(DRAGON_FREE.gongs).reduce(plus);
}

function meanOf(strip: Strip<DragonFace>, value: (reel: readonly DragonFace[]) => number): Fraction {
  const sum = strip.reduce((total, _face, stop) => total + value(windowAt(strip, stop)), 0);
  return fraction(BigInt(sum), BigInt(strip.length));
}

/** The screen at five stops, for idle reels and for verification. */
export const dragonGrid = (stops: readonly number[]): Grid<DragonFace> =>
  DRAGON_STRIPS.map((strip, reel) => windowAt(strip, stops[reel]!));
