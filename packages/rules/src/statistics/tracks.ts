import type { Content } from '../content/parse.ts';
import { sum } from '../draw/attribute.ts';
import type { Family } from '../families/declare.ts';
import { type Draw, lhcDrawOf, numbersOf } from '../families/draw.ts';
import { catalogueHouse, type Fate, type HouseRules } from '../families/house.ts';
import { lhcColorOf } from '../families/lhc/numbers.ts';
import { pc28ColorOf } from '../families/pc28/color.ts';
import { placeNames } from './place-names.ts';
import type { Track, TrackBet } from './track.ts';

/** Two-sided facts of a family's draws, in the order of its board. Empty for the jackpot lotteries. */
export function tracksOf(family: Family, house: HouseRules = catalogueHouse): readonly Track[] {
  switch (family) {
    case 'ssc':
    case 'd3':
    case 'p5': {
      const credit = family === 'p5' ? undefined : family;
      const bigFrom = family === 'd3' ? 14 : 23;
      const last = placeNames(family).length;
      return [
        ...pairOf('sum', total, { bigFrom, bet: credit && pick(`${credit}.credit.sum-sides`) }),
        ...ballsOf(family, 5, credit && `${credit}.credit.ball-sides`),
        dragonOf(family, 'dragon-tiger', [0, last - 1], {
          tie: true,
          bet:
            credit &&
            fightBet(`${credit}.credit.dragon-tiger`, { compare: `1-${last}` }, [...fighters, 'tie']),
        }),
      ];
    }
    case 'x5':
      return [
        ...pairOf('sum', total, {
          bigFrom: 31,
          middle: middle(30, house.x5Thirty),
          bet: pick('x5.credit.sum-sides'),
        }),
        ...ballsOf('x5', 6, 'x5.credit.ball-sides', middle(11, house.x5Eleven), true),
        dragonOf('x5', 'dragon-tiger', [0, 4], {
          bet: { ...pick('x5.credit.dragon-tiger'), words: fighters },
        }),
      ];
    case 'pk10':
      return [
        ...pairOf('sum2', (draw) => sum(numbersOf(draw).slice(0, 2)), {
          bigFrom: 12,
          middle: middle(11, house.topTwoEleven),
          tiesParity: true,
          bet: pick('pk10.credit.sum2-sides'),
        }),
        ...ballsOf('pk10', 6, 'pk10.credit.ball-sides'),
        ...ranksOf('pk10', 5, 10),
      ];
    case 'k3':
      return diceTracks(house);
    case 'pc28':
      return [
        ...pairOf('sum', total, { bigFrom: 14, bet: pick('pc28.sides') }),
        ...ballsOf('pc28', 5, 'pc28.ball-sides'),
        {
          ...wordTrack('color', 'color', ['red', 'green', 'blue', 'none'], (draw) =>
            pc28ColorOf(total(draw)),
          ),
          bet: { ...pick('pc28.color'), words: ['red', 'green', 'blue'] },
        },
      ];
    case 'kl8':
      return keno(house);
    case 'kl10':
      return [
        ...pairOf('sum', total, {
          bigFrom: 85,
          middle: middle(84, house.kl10EightyFour),
          bet: pick('kl10.credit.sum-sides'),
        }),
        ...ballsOf('kl10', 11, 'kl10.credit.ball-sides'),
        ...ranksOf('kl10', 4, 8),
      ];
    case 'lhc':
      return lhcTracks(house);
    default:
      return [];
  }
}

const total = (draw: Draw): number => sum(numbersOf(draw));
const fighters = ['dragon', 'tiger'] as const;
const sizes = ['big', 'small'] as const;
const parities = ['odd', 'even'] as const;

/** A content that is one list of picks. */
const pick = (played: string): Omit<TrackBet, 'words'> => ({ played, content: (word) => word });

/** A content with one list per position; the word is placed at one of them. */
const pickAt = (played: string, index: number, count: number): Omit<TrackBet, 'words'> => ({
  played,
  content: (word) => Array.from({ length: count }, (_, place) => (place === index ? word : '')).join('|'),
});

function fightBet(played: string, about: Record<string, string>, words: readonly string[]): TrackBet {
  return { played, content: (word): Content => ({ ...about, list: word }), words };
}

/** The value that belongs to neither side; `undefined` when the house rules settle it like any other value. */
const middle = (value: number, fate: Fate): number | undefined => (fate === 'settle' ? undefined : value);

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
function pairOf(subject: string, measure: (draw: Draw) => number, options: Sides): readonly Track[] {
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

function ballsOf(
  family: Family,
  bigFrom: number,
  played: string | undefined,
  tie?: number,
  tiesParity = false,
): readonly Track[] {
  const names = placeNames(family);
  return names.flatMap((label, index) =>
    pairOf('place', (draw) => numbersOf(draw)[index] ?? 0, {
      key: `place-${index + 1}`,
      label,
      bigFrom,
      middle: tie,
      tiesParity,
      bet: played === undefined ? undefined : pickAt(played, index, names.length),
    }),
  );
}

function dragonOf(
  family: Family,
  key: string,
  [first, second]: readonly [number, number],
  options: { tie?: boolean; bet?: TrackBet | undefined },
): Track {
  const names = placeNames(family);
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
function ranksOf(family: 'pk10' | 'kl10', ranks: number, count: number): readonly Track[] {
  return Array.from({ length: ranks }, (_, index) =>
    dragonOf(family, `dragon-tiger-${index + 1}`, [index, count - 1 - index], {
      bet: fightBet(`${family}.credit.dragon-tiger`, { rank: String(index + 1) }, fighters),
    }),
  );
}

function wordTrack(
  subject: string,
  aspect: Track['aspect'],
  words: readonly string[],
  wordOf: (draw: Draw) => string,
): Track {
  return { key: subject, subject, aspect, words, wordOf };
}

/** Sides of three dice on the credit disk; a triple may belong to no side. */
function diceTracks({ diceTriples }: HouseRules): readonly Track[] {
  const bet = pick('k3.credit.sides');
  return pairOf('sum', total, { bigFrom: 11, bet }).map((track): Track => {
    const kills = diceTriples === 'lose' || (diceTriples === 'lose-size' && track.aspect === 'size');
    if (!kills) return track;
    return {
      ...track,
      words: [...track.words, 'leopard'],
      wordOf: (draw) => (new Set(numbersOf(draw)).size === 1 ? 'leopard' : track.wordOf(draw)),
    };
  });
}

function keno({ kl8Credit810 }: HouseRules): readonly Track[] {
  const lower = (draw: Draw) => numbersOf(draw).filter((number) => number <= 40).length;
  const odd = (draw: Draw) => numbersOf(draw).filter((number) => number % 2 === 1).length;
  const than = (count: number, [more, less]: readonly [string, string]) =>
    count > 10 ? more : count < 10 ? less : 'tie';
  return [
    ...pairOf('sum', total, {
      bigFrom: 811,
      middle: middle(810, kl8Credit810),
      tiesParity: true,
      bet: pick('kl8.credit.sum-sides'),
    }),
    {
      ...wordTrack('front-back', 'halves', ['front', 'back', 'tie'], (draw) =>
        than(lower(draw), ['front', 'back']),
      ),
      bet: { ...pick('kl8.credit.front-back'), words: ['front', 'back', 'tie'] },
    },
    {
      ...wordTrack('odd-even', 'halves', ['odd', 'even', 'tie'], (draw) => than(odd(draw), ['odd', 'even'])),
      bet: { ...pick('kl8.credit.odd-even'), words: ['odd', 'even', 'tie'] },
    },
  ];
}

function lhcTracks({ lhcSpecial49, lhcMain49 }: HouseRules): readonly Track[] {
  const special = (draw: Draw) => lhcDrawOf(draw).special;
  const mains = placeNames('lhc');
  return [
    ...pairOf('special', special, {
      bigFrom: 25,
      middle: middle(49, lhcSpecial49),
      tiesParity: true,
      bet: pick('lhc.special.sides'),
    }),
    {
      ...wordTrack('special-color', 'color', ['red', 'blue', 'green'], (draw) => lhcColorOf(special(draw))),
      bet: { ...pick('lhc.color.special'), words: ['red', 'blue', 'green'] },
    },
    ...pairOf('sum', (draw) => sum([...lhcDrawOf(draw).main, special(draw)]), {
      bigFrom: 175,
      bet: pick('lhc.main.total-sides'),
    }),
    ...mains.flatMap((label, index) =>
      pairOf('place', (draw) => lhcDrawOf(draw).main[index] ?? 0, {
        key: `place-${index + 1}`,
        label,
        bigFrom: 25,
        middle: middle(49, lhcMain49),
        tiesParity: true,
        bet: pickAt('lhc.main.position-sides', index, mains.length),
      }),
    ),
  ];
}
