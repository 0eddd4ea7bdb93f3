import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { middle, pairOf, pick, totalOf, wordTrack } from '../../statistics/sides.ts';
import { spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { type Draw, numbersOf } from '../draw.ts';
import { kl8Attributes } from './attributes.ts';

const lower = (draw: Draw) => numbersOf(draw).filter((number) => number <= 40).length;
const odd = (draw: Draw) => numbersOf(draw).filter((number) => number % 2 === 1).length;

/** Which half of the twenty numbers is the larger one. */
const than = (count: number, [more, less]: readonly [string, string]) =>
  count > 10 ? more : count < 10 ? less : 'tie';

export const kl8Statistics: FamilyStatistics = {
  carry: {
    places: null,
    groups: {},
    zones: { spread: 'kl8.any1.multi' },
  },
  zones(house) {
    const zoneOf = attributeZone(kl8Attributes, house);
    return [
      spreadZone('spread', [1, 80], numbersOf),
      sumZone('sum', [210, 1410], totalOf),
      zoneOf('sum-size', words.sizeTie),
      zoneOf('sum-parity', words.parity),
      zoneOf('upper-lower', ['upper', 'lower', 'middle']),
      zoneOf('odd-even', ['odd', 'even', 'tie']),
    ];
  },
  tracks: ({ kl8Credit810 }) => [
    ...pairOf('sum', totalOf, {
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
  ],
};
