import { type FamilyFacts, listShape, meanTenthsOf, numberZone } from '../facts.ts';
import { placesOf } from '../places.ts';

const zone = numberZone(8, 20);

export const kl10Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  places: placesOf('ball', 8),
  meanTotalTenths: meanTenthsOf(zone),
};
