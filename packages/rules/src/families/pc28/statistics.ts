import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, pairOf, pick, totalOf, wordTrack } from '../../statistics/sides.ts';
import { placeZones, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { pc28Attributes } from './attributes.ts';
import { pc28ColorOf } from './color.ts';
import { pc28Facts } from './facts.ts';

const places = pc28Facts.places.names;
const colors = ['red', 'green', 'blue', 'none'];

export const pc28Statistics: FamilyStatistics = {
  carry: {
    places: { play: 'pc28.ball-number', lists: 3 },
    groups: {},
    zones: { sum: 'pc28.number' },
  },
  zones(house) {
    const zoneOf = attributeZone(pc28Attributes, house);
    return [
      ...placeZones(places, [0, 9], numbersOf),
      sumZone('sum', [0, 27], totalOf),
      zoneOf('sum-size', words.size),
      zoneOf('sum-parity', words.parity),
      zoneOf('color', colors),
    ];
  },
  tracks: () => [
    ...pairOf('sum', totalOf, { bigFrom: 14, bet: pick('pc28.sides') }),
    ...ballsOf(places, 5, 'pc28.ball-sides'),
    {
      ...wordTrack('color', 'color', colors, (draw) => pc28ColorOf(totalOf(draw))),
      bet: { ...pick('pc28.color'), words: ['red', 'green', 'blue'] },
    },
  ],
};
