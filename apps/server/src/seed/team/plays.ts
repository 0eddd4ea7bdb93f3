import type { DemoBet } from '../demo-sales.ts';
import type { Chance } from './chance.ts';

/** What a bet is made from. */
export interface Wish {
  /** Differs from player to player: even ones choose the first side, odd ones the other. */
  readonly turn: number;
  /** The same for all players: what they bet on. */
  readonly chance: Chance;
  /** Whether both sides are wanted, where there are two. */
  readonly opposite: boolean;
  /** In the base currency; bets with a fixed unit come near it. */
  readonly stake: number;
  readonly rebate_ppm: number;
}

/** Makes the bets of one choice; their plays are named without the family. */
type Play = (wish: Wish) => DemoBet[];

const SIDES = [
  ['big', 'small'],
  ['odd', 'even'],
] as const;
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const UNIT_STAKE = 2;

const odds = (played: string, content: string, { stake, rebate_ppm }: Wish): DemoBet => ({
  played,
  content,
  unit_stake: String(stake),
  multiple: 1,
  rebate_ppm,
});

const classic = (played: string, content: string, lines: number, { stake, rebate_ppm }: Wish): DemoBet => ({
  played,
  content,
  unit_stake: String(UNIT_STAKE),
  multiple: Math.max(1, Math.round(stake / (UNIT_STAKE * lines))),
  rebate_ppm,
});

/** One place has the text, the others are empty. */
const atPlace = (places: number, place: number, text: string): string =>
  Array.from({ length: places }, (_, index) => (index === place ? text : '')).join('|');

/** Big or small, odd or even. */
const side =
  (played: string): Play =>
  (wish) => {
    const sides = wish.chance.one(SIDES);
    const bets = sides.map((content) => odds(played, content, wish));
    return wish.opposite ? bets : [bets[wish.turn % 2]!];
  };

/** A side of one of the places. */
const sideAt =
  (played: string, places: number): Play =>
  (wish) => {
    const { chance, turn } = wish;
    return [odds(played, atPlace(places, chance.below(places), chance.one(SIDES)[turn % 2]!), wish)];
  };

/** Half of the digits on one of the places. */
const digitsAt =
  (places: number): Play =>
  (wish) => {
    const { chance, turn } = wish;
    const half = DIGITS.length / 2;
    const from = chance.below(DIGITS.length) + half * turn;
    const chosen = DIGITS.filter((_, digit) => (digit + from) % DIGITS.length < half).join(',');
    return [classic('locate.all', atPlace(places, chance.below(places), chosen), half, wish)];
  };

/** A digit that may be on any place. */
const digitAnywhere: Play = (wish) => [
  classic('any-in.star5-1', DIGITS[wish.turn % DIGITS.length]!, 1, wish),
];

/** One of some words. */
const word =
  (played: string, words: readonly string[]): Play =>
  (wish) => [odds(played, words[wish.turn % words.length]!, wish)];

/** Choices by family: they win often, so that the team together gets back about the mean. */
export const PLAYS: Readonly<Record<string, readonly Play[]>> = {
  d3: [side('credit.sum-sides'), sideAt('credit.ball-sides', 3), digitsAt(3)],
  p5: [digitsAt(5), digitAnywhere, digitsAt(5)],
  kl8: [
    side('credit.sum-sides'),
    word('credit.elements', ['wood', 'water', 'fire']),
    word('credit.odd-even', ['odd', 'even']),
  ],
  lhc: [side('special.sides'), side('main.total-sides'), word('color.special', ['red', 'blue', 'green'])],
  ssc: [side('credit.sum-sides'), sideAt('credit.ball-sides', 5), digitsAt(5)],
  pk10: [side('credit.sum2-sides'), sideAt('credit.ball-sides', 10)],
  x5: [side('credit.sum-sides'), sideAt('credit.ball-sides', 5)],
};
