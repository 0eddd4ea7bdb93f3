import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, dragonOf, middle, pairOf, pick, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { x5Facts } from './facts.ts';

const { places } = x5Facts;
const numbers = [1, 11] as const;

export const x5Statistics: FamilyStatistics = {
  zones(house) {
    const zoneOf = attributeZone(x5Facts, house);
    return [
      ...placeZones(places, numbers, numbersOf),
      spreadZone('spread', numbers, numbersOf),
      sumZone('sum', [15, 45], totalOf),
      zoneOf('sum-size', words.sizeTie),
      zoneOf('sum-parity', words.parity),
      zoneOf('dragon-tiger', words.fight),
    ];
  },
  tracks: (house) => [
    ...pairOf('sum', totalOf, {
      bigFrom: 31,
      middle: middle(30, house.x5Thirty),
      bet: pick('x5.credit.sum-sides'),
    }),
    ...ballsOf(places, 6, 'x5.credit.ball-sides', middle(11, house.x5Eleven), true),
    dragonOf(places, 'dragon-tiger', [0, 4], {
      bet: { ...pick('x5.credit.dragon-tiger'), words: words.fight },
    }),
  ],
};
