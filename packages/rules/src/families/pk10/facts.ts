import { compareAt, sideAttributes } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, ordinals } from '../facts.ts';

export const pk10Facts: FamilyFacts = {
  shape: listShape(numberZone(10, 10)),
  places: ['冠军', '亚军', ...ordinals(10, (n) => `第${n}名`).slice(2)],
  // The total of the first two places: the total of all ten is always the same.
  meanTotalTenths: meanTenthsOf(numberZone(2, 10)),
  attributes(draw) {
    const places = numbersOf(draw);
    return [
      ...sideAttributes('sum2', (places[0] ?? 0) + (places[1] ?? 0), 12),
      ...[1, 2, 3, 4, 5].map((rank) => compareAt(places, rank - 1, 10 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
