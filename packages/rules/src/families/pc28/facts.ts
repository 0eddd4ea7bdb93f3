import { digitZone, type FamilyFacts, listShape, meanTenthsOf } from '../facts.ts';
import { placesOf } from '../places.ts';

const zone = digitZone(3);

export const pc28Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  places: placesOf('ball', 3),
  meanTotalTenths: meanTenthsOf(zone),
};
