import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, middle, pairOf, pick, ranksOf, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { kl10Attributes } from './attributes.ts';
import { kl10Facts } from './facts.ts';

const places = kl10Facts.places.names;
const numbers = [1, 20] as const;

export const kl10Statistics: FamilyStatistics = {
  carry: {
    places: { play: 'kl10.credit.ball-number', lists: 8 },
    groups: {},
    zones: { spread: 'kl10.credit.any-number' },
  },
  zones(house) {
    const zoneOf = attributeZone(kl10Attributes, house);
    return [
      ...placeZones(places, numbers, numbersOf),
      spreadZone('spread', numbers, numbersOf),
      sumZone('sum', [36, 132], totalOf),
      zoneOf('sum-size', words.sizeTie),
      zoneOf('sum-parity', words.parity),
      ...[1, 2, 3, 4].map((rank) => zoneOf(`dragon-tiger-${rank}`, words.fight)),
    ];
  },
  tracks: (house) => [
    ...pairOf('sum', totalOf, {
      bigFrom: 85,
      middle: middle(84, house.kl10EightyFour),
      bet: pick('kl10.credit.sum-sides'),
    }),
    ...ballsOf(places, 11, 'kl10.credit.ball-sides'),
    ...ranksOf('kl10', places, 4),
  ],
};
