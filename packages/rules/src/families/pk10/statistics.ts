import { sum } from '../../draw/attribute.ts';
import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, middle, pairOf, pick, ranksOf } from '../../statistics/sides.ts';
import { placeZones, sumZone } from '../../statistics/trend-zone.ts';
import { type Draw, numbersOf } from '../draw.ts';
import { pk10Attributes } from './attributes.ts';
import { pk10Facts } from './facts.ts';

const places = pk10Facts.places.names;
const firstTwo = (draw: Draw) => sum(numbersOf(draw).slice(0, 2));

export const pk10Statistics: FamilyStatistics = {
  carry: {
    places: { play: 'pk10.locate.all', lists: 10 },
    groups: { 'places-1': 'pk10.front5.direct-multi' },
    zones: { sum2: 'pk10.sum2.value' },
  },
  zones(house) {
    const zoneOf = attributeZone(pk10Attributes, house);
    return [
      ...placeZones(places, [1, 10], numbersOf),
      sumZone('sum2', [3, 19], firstTwo),
      zoneOf('sum2-size', words.size),
      zoneOf('sum2-parity', words.parity),
      ...[1, 2, 3, 4, 5].map((rank) => zoneOf(`dragon-tiger-${rank}`, words.fight)),
    ];
  },
  tracks: (house) => [
    ...pairOf('sum2', firstTwo, {
      bigFrom: 12,
      middle: middle(11, house.topTwoEleven),
      tiesParity: true,
      bet: pick('pk10.credit.sum2-sides'),
    }),
    ...ballsOf(places, 6, 'pk10.credit.ball-sides'),
    ...ranksOf('pk10', places, 5),
  ],
};
