import { type FamilyFacts, listShape, meanTenthsOf, numberZone } from '../facts.ts';
import { placesOf } from '../places.ts';

const zone = numberZone(5, 11);

export const x5Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  places: placesOf('place', 5),
  meanTotalTenths: meanTenthsOf(zone),
};
