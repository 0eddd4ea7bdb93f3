import { compareAt, sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, ordinals } from '../facts.ts';

const zone = numberZone(8, 20);

export const kl10Facts: FamilyFacts = {
  shape: listShape(zone),
  places: ordinals(8, (n) => `第${n}球`),
  meanTotalTenths: meanTenthsOf(zone),
  attributes(draw) {
    const numbers = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(numbers), 85, 84),
      ...[1, 2, 3, 4].map((rank) => compareAt(numbers, rank - 1, 8 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
