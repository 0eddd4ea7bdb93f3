import { type DrawZone, type FamilyFacts, listShape, meanTenthsOf } from '../facts.ts';
import { noPlaces } from '../places.ts';

const dice: DrawZone = { count: 3, from: 1, to: 6, repeats: true };

export const k3Facts: FamilyFacts = {
  shape: listShape(dice),
  isOrdered: false,
  places: noPlaces,
  meanTotalTenths: meanTenthsOf(dice),
};
