import { type FamilyFacts, meanTenthsOf, numberZone } from '../facts.ts';
import { placesOf } from '../places.ts';

/** Six main numbers and the special number come from one drum. */
const balls = numberZone(7, 49);

/** Colours and signs of all seven balls, sides of the special number, and the total. */
export const lhcFacts: FamilyFacts = {
  shape: { form: 'lhc', balls },
  isOrdered: true,
  places: placesOf('regular', 6),
  meanTotalTenths: meanTenthsOf(balls),
};
