import { sum } from '../draw/attribute.ts';
import { drawAttributes } from '../draw/attributes.ts';
import type { Family } from '../families/declare.ts';
import { type Draw, jackpotDrawOf, lhcDrawOf, numbersOf, zodiacSigns } from '../families/draw.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import { signOf } from '../families/lhc/numbers.ts';
import { placeNames } from './place-names.ts';
import { placeZone, spreadZone, sumZone, type TrendZone, wordZone } from './trend-zone.ts';

type Range = readonly [from: number, to: number];

const digits: Range = [0, 9];
const threeForms = ['leopard', 'straight', 'pair', 'half-straight', 'misc'];
const sides = { size: ['big', 'small'], parity: ['odd', 'even'], fight: ['dragon', 'tiger'] } as const;

/** Drums of the jackpot lotteries; the bonus of UK Lotto comes from the main drum. */
const drums: Readonly<Partial<Record<Family, readonly [main: Range, picked: number, extra: Range]>>> = {
  powerball: [[1, 69], 5, [1, 26]],
  megamillions: [[1, 70], 5, [1, 24]],
  'megamillions-old': [[1, 70], 5, [1, 25]],
  euromillions: [[1, 50], 5, [1, 12]],
  uklotto: [[1, 59], 6, [1, 59]],
  ssq: [[1, 33], 6, [1, 16]],
  dlt: [[1, 35], 5, [1, 12]],
  'dlt-2019': [[1, 35], 5, [1, 12]],
};

/** All trend zones of a family, in the order of its draw: positions, spreads, sums, words. */
export function trendZones(family: Family, house: HouseRules = catalogueHouse): readonly TrendZone[] {
  const words = (key: string, list: readonly string[]): TrendZone =>
    wordZone(key, list, (draw) => attributeOf(family, draw, key, house));
  const places = (range: Range) =>
    placeNames(family).map((name, index) => placeZone(name, index, range, numbersOf));
  const total = (from: number, to: number) => sumZone('sum', [from, to], (draw) => sum(numbersOf(draw)));
  switch (family) {
    case 'ssc':
    case 'p5':
      return [
        ...places(digits),
        spreadZone('spread', digits, numbersOf),
        total(0, 45),
        words('sum-size', sides.size),
        words('sum-parity', sides.parity),
        words('dragon-tiger', [...sides.fight, 'tie']),
        words('front3-form', threeForms),
        words('mid3-form', threeForms),
        words('back3-form', threeForms),
      ];
    case 'd3':
      return [
        ...places(digits),
        spreadZone('spread', digits, numbersOf),
        total(0, 27),
        words('sum-size', sides.size),
        words('sum-parity', sides.parity),
        words('dragon-tiger', [...sides.fight, 'tie']),
        words('form', threeForms),
      ];
    case 'x5':
      return [
        ...places([1, 11]),
        spreadZone('spread', [1, 11], numbersOf),
        total(15, 45),
        words('sum-size', [...sides.size, 'tie']),
        words('sum-parity', sides.parity),
        words('dragon-tiger', sides.fight),
      ];
    case 'pk10':
      return [
        ...places([1, 10]),
        sumZone('sum2', [3, 19], (draw) => sum(numbersOf(draw).slice(0, 2))),
        words('sum2-size', sides.size),
        words('sum2-parity', sides.parity),
        ...[1, 2, 3, 4, 5].map((rank) => words(`dragon-tiger-${rank}`, sides.fight)),
      ];
    case 'k3':
      return [
        spreadZone('spread', [1, 6], numbersOf),
        total(3, 18),
        words('sum-size', sides.size),
        words('sum-parity', sides.parity),
        words('form', ['triple', 'pair', 'straight', 'different']),
      ];
    case 'pc28':
      return [
        ...places(digits),
        total(0, 27),
        words('sum-size', sides.size),
        words('sum-parity', sides.parity),
        words('color', ['red', 'green', 'blue', 'none']),
      ];
    case 'kl8':
      return [
        spreadZone('spread', [1, 80], numbersOf),
        total(210, 1410),
        words('sum-size', [...sides.size, 'tie']),
        words('sum-parity', sides.parity),
        words('upper-lower', ['upper', 'lower', 'middle']),
        words('odd-even', ['odd', 'even', 'tie']),
      ];
    case 'kl10':
      return [
        ...places([1, 20]),
        spreadZone('spread', [1, 20], numbersOf),
        total(36, 132),
        words('sum-size', [...sides.size, 'tie']),
        words('sum-parity', sides.parity),
        ...[1, 2, 3, 4].map((rank) => words(`dragon-tiger-${rank}`, sides.fight)),
      ];
    case 'lhc':
      return lhcZones(words);
    default:
      return jackpotZones(family);
  }
}

function lhcZones(words: (key: string, list: readonly string[]) => TrendZone): readonly TrendZone[] {
  const special = (draw: Draw) => lhcDrawOf(draw).special;
  const tail = sumZone('special-tail', digits, (draw) => special(draw) % 10);
  return [
    { ...placeZone('', 0, [1, 49], (draw) => [special(draw)]), key: 'special' },
    spreadZone('main', [1, 49], (draw) => lhcDrawOf(draw).main),
    tail,
    sumZone('sum', [28, 322], (draw) => sum([...lhcDrawOf(draw).main, special(draw)])),
    wordZone('special-sign', zodiacSigns, (draw) => signOf(special(draw), lhcDrawOf(draw).year)),
    words('ball-7-color', ['red', 'blue', 'green']),
    words('special-size', [...sides.size, 'tie']),
    words('special-parity', sides.parity),
    words('sum-size', sides.size),
    words('sum-parity', sides.parity),
  ];
}

function jackpotZones(family: Family): readonly TrendZone[] {
  const drum = drums[family];
  if (!drum) return [];
  const [main, picked, extra] = drum;
  const [from, to] = main;
  const least = (picked * (2 * from + picked - 1)) / 2;
  const most = (picked * (2 * to - picked + 1)) / 2;
  const odd = (draw: Draw) => jackpotDrawOf(draw).main.filter((number) => number % 2 === 1).length;
  return [
    spreadZone('main', main, (draw) => jackpotDrawOf(draw).main),
    spreadZone('extra', extra, (draw) => jackpotDrawOf(draw).extra),
    sumZone('sum', [least, most], (draw) => sum(jackpotDrawOf(draw).main)),
    wordZone(
      'odd-count',
      Array.from({ length: picked + 1 }, (_, count) => `${picked - count}-${count}`),
      (draw) => `${odd(draw)}-${picked - odd(draw)}`,
    ),
  ];
}

function attributeOf(family: Family, draw: Draw, key: string, house: HouseRules): string {
  return drawAttributes(family, draw, house).find((attribute) => attribute.key === key)?.value ?? '';
}
