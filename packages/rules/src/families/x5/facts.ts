import { compareAt, sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, ordinals } from '../facts.ts';

const zone = numberZone(5, 11);

export const x5Facts: FamilyFacts = {
  shape: listShape(zone),
  places: ordinals(5, (n) => `第${n}位`),
  meanTotalTenths: meanTenthsOf(zone),
  attributes(draw) {
    const numbers = numbersOf(draw);
    return [...sideAttributes('sum', sum(numbers), 31, 30), compareAt(numbers, 0, 4, 'dragon-tiger')];
  },
};
