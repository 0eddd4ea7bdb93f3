import { type FamilyFacts, listShape, meanTenthsOf, numberZone } from '../facts.ts';
import { placesOf } from '../places.ts';

export const pk10Facts: FamilyFacts = {
  shape: listShape(numberZone(10, 10)),
  isOrdered: true,
  places: placesOf('rank', 10),
  // The total of the first two places: the total of all ten is always the same.
  meanTotalTenths: meanTenthsOf(numberZone(2, 10)),
};
