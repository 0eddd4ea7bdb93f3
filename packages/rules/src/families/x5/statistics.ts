import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, dragonOf, middle, pairOf, pick, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { x5Attributes } from './attributes.ts';
import { x5Facts } from './facts.ts';

const places = x5Facts.places.names;
const numbers = [1, 11] as const;

export const x5Statistics: FamilyStatistics = {
  carry: {
    places: { play: 'x5.locate.all', lists: 5 },
    groups: {
      front3: 'x5.front3.direct-multi',
      mid3: 'x5.mid3.direct-multi',
      back3: 'x5.back3.direct-multi',
      front2: 'x5.front2.direct-multi',
      back2: 'x5.back2.direct-multi',
    },
    zones: { spread: 'x5.any1.multi' },
  },
  zones(house) {
    const zoneOf = attributeZone(x5Attributes, house);
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
