import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { pairOf, pick, totalOf } from '../../statistics/sides.ts';
import type { Track } from '../../statistics/track.ts';
import { spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { k3Attributes } from './attributes.ts';

export const k3Statistics: FamilyStatistics = {
  carry: {
    places: null,
    groups: {},
    zones: { spread: 'k3.one.number', sum: 'k3.sum.value' },
  },
  zones(house) {
    const zoneOf = attributeZone(k3Attributes, house);
    return [
      spreadZone('spread', [1, 6], numbersOf),
      sumZone('sum', [3, 18], totalOf),
      zoneOf('sum-size', words.size),
      zoneOf('sum-parity', words.parity),
      zoneOf('form', ['triple', 'pair', 'straight', 'different']),
    ];
  },
  // Sides on the odds board; by the house rules a triple may belong to no side.
  tracks: ({ diceTriples }) =>
    pairOf('sum', totalOf, { bigFrom: 11, bet: pick('k3.credit.sides') }).map((track): Track => {
      const kills = diceTriples === 'lose' || (diceTriples === 'lose-size' && track.aspect === 'size');
      if (!kills) return track;
      return {
        ...track,
        words: [...track.words, 'leopard'],
        wordOf: (draw) => (new Set(numbersOf(draw)).size === 1 ? 'leopard' : track.wordOf(draw)),
      };
    }),
};
