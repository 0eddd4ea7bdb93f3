import { type FamilyFacts, listShape, meanTenthsOf, numberZone } from '../facts.ts';
import { noPlaces } from '../places.ts';

const zone = numberZone(20, 80);

export const kl8Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: false,
  places: noPlaces,
  meanTotalTenths: meanTenthsOf(zone),
};
