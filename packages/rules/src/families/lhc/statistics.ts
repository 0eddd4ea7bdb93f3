import { sum } from '../../draw/attribute.ts';
import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { middle, pairOf, pick, pickAt, wordTrack } from '../../statistics/sides.ts';
import { placeZone, spreadZone, sumZone, wordZone } from '../../statistics/trend-zone.ts';
import { type Draw, lhcDrawOf, zodiacSigns } from '../draw.ts';
import { lhcAttributes } from './attributes.ts';
import { lhcFacts } from './facts.ts';
import { lhcColorOf, signOf } from './numbers.ts';

const places = lhcFacts.places.names;
const balls = [1, 49] as const;
const colors = ['red', 'blue', 'green'];

const special = (draw: Draw) => lhcDrawOf(draw).special;
const total = (draw: Draw) => sum([...lhcDrawOf(draw).main, special(draw)]);

export const lhcStatistics: FamilyStatistics = {
  carry: {
    places: null,
    groups: {},
    zones: { special: 'lhc.special.number', main: 'lhc.main.number', 'special-tail': 'lhc.special.tail' },
  },
  zones(house) {
    const zoneOf = attributeZone(lhcAttributes, house);
    return [
      { ...placeZone('', 0, balls, (draw) => [special(draw)]), key: 'special' },
      spreadZone('main', balls, (draw) => lhcDrawOf(draw).main),
      sumZone('special-tail', [0, 9], (draw) => special(draw) % 10),
      sumZone('sum', [28, 322], total),
      wordZone('special-sign', zodiacSigns, (draw) => signOf(special(draw), lhcDrawOf(draw).year)),
      zoneOf('ball-7-color', colors),
      zoneOf('special-size', words.sizeTie),
      zoneOf('special-parity', words.parity),
      zoneOf('sum-size', words.size),
      zoneOf('sum-parity', words.parity),
    ];
  },
  tracks: ({ lhcSpecial49, lhcMain49 }) => [
    ...pairOf('special', special, {
      bigFrom: 25,
      middle: middle(49, lhcSpecial49),
      tiesParity: true,
      bet: pick('lhc.special.sides'),
    }),
    {
      ...wordTrack('special-color', 'color', colors, (draw) => lhcColorOf(special(draw))),
      bet: { ...pick('lhc.color.special'), words: colors },
    },
    ...pairOf('sum', total, { bigFrom: 175, bet: pick('lhc.main.total-sides') }),
    ...places.flatMap((label, index) =>
      pairOf('place', (draw) => lhcDrawOf(draw).main[index] ?? 0, {
        key: `place-${index + 1}`,
        label,
        bigFrom: 25,
        middle: middle(49, lhcMain49),
        tiesParity: true,
        bet: pickAt('lhc.main.position-sides', index, places.length),
      }),
    ),
  ],
};
