/** Builders of two-sided facts, shared by the families. */
import type { Content } from '../content/parse.ts';
import { sum } from '../draw/attribute.ts';
import { type Draw, numbersOf } from '../families/draw.ts';
import type { Fate } from '../families/house.ts';
import type { Track, TrackBet } from './track.ts';

/** Total of a list of numbers. */
export const totalOf = (draw: Draw): number => sum(numbersOf(draw));
export const fighters = ['dragon', 'tiger'] as const;
export const sizes = ['big', 'small'] as const;
export const parities = ['odd', 'even'] as const;

/** A content that is one list of picks. */
export const pick = (play: string): Omit<TrackBet, 'words'> => ({ play, content: (word) => word });

/** A content with one list per position; the word is placed at one of them. */
export const pickAt = (play: string, index: number, count: number): Omit<TrackBet, 'words'> => ({
  play,
  content: (word) => Array.from({ length: count }, (_, place) => (place === index ? word : '')).join('|'),
});

/** A bet on dragon, tiger or tie of the positions that `about` names. */
export function fightBet(play: string, about: Record<string, string>, words: readonly string[]): TrackBet {
  return { play, content: (word): Content => ({ ...about, list: word }), words };
}

/** The value that belongs to neither side; `undefined` when the house rules settle it like any other value. */
export const middle = (value: number, fate: Fate): number | undefined =>
  fate === 'settle' ? undefined : value;

interface Sides {
  readonly bigFrom: number;
  /** A value that ties for big and small. */
  readonly middle?: number | undefined;
  /** Whether the middle value also ties for odd and even. */
  readonly tiesParity?: boolean;
  readonly label?: string;
  readonly key?: string;
  readonly bet?: Omit<TrackBet, 'words'> | undefined;
}

/** Size and parity of one value of a draw. */
export function pairOf(subject: string, measure: (draw: Draw) => number, options: Sides): readonly Track[] {
  const { bigFrom, middle: tie, tiesParity = false, label, key = subject, bet } = options;
  const shared = { subject, ...(label === undefined ? {} : { label }) };
  const sized = tie === undefined ? sizes : [...sizes, 'tie'];
  const evened = tie === undefined || !tiesParity ? parities : [...parities, 'tie'];
  return [
    {
      ...shared,
      key: `${key}-size`,
      aspect: 'size',
      words: sized,
      wordOf(draw) {
        const value = measure(draw);
        return value === tie ? 'tie' : value >= bigFrom ? 'big' : 'small';
      },
      ...(bet ? { bet: { ...bet, words: sizes } } : {}),
    },
    {
      ...shared,
      key: `${key}-parity`,
      aspect: 'parity',
      words: evened,
      wordOf(draw) {
        const value = measure(draw);
        return value === tie && tiesParity ? 'tie' : value % 2 === 1 ? 'odd' : 'even';
      },
      ...(bet ? { bet: { ...bet, words: parities } } : {}),
    },
  ];
}

/** Size and parity of the number at each place. */
export function ballsOf(
  names: readonly string[],
  bigFrom: number,
  play: string | undefined,
  tie?: number,
  tiesParity = false,
): readonly Track[] {
  return names.flatMap((label, index) =>
    pairOf('place', (draw) => numbersOf(draw)[index] ?? 0, {
      key: `place-${index + 1}`,
      label,
      bigFrom,
      middle: tie,
      tiesParity,
      bet: play === undefined ? undefined : pickAt(play, index, names.length),
    }),
  );
}

/** Which of two places has the larger number. */
export function dragonOf(
  names: readonly string[],
  key: string,
  [first, second]: readonly [number, number],
  options: { tie?: boolean; bet?: TrackBet | undefined },
): Track {
  return {
    key,
    subject: 'place',
    label: names[first] ?? '',
    against: names[second] ?? '',
    aspect: 'dragon-tiger',
    words: options.tie ? [...fighters, 'tie'] : fighters,
    wordOf(draw) {
      const numbers = numbersOf(draw);
      const [a = 0, b = 0] = [numbers[first], numbers[second]];
      return a > b ? 'dragon' : a < b ? 'tiger' : 'tie';
    },
    ...(options.bet ? { bet: options.bet } : {}),
  };
}

/** First place against last, second against last but one, and so on. */
export function ranksOf(family: 'pk10' | 'kl10', names: readonly string[], ranks: number): readonly Track[] {
  return Array.from({ length: ranks }, (_, index) =>
    dragonOf(names, `dragon-tiger-${index + 1}`, [index, names.length - 1 - index], {
      bet: fightBet(`${family}.credit.dragon-tiger`, { rank: String(index + 1) }, fighters),
    }),
  );
}

/** One word of a draw out of a few. */
export function wordTrack(
  subject: string,
  aspect: Track['aspect'],
  words: readonly string[],
  wordOf: (draw: Draw) => string,
): Track {
  return { key: subject, subject, aspect, words, wordOf };
}
