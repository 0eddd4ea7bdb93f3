import { compareAt, sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, sideKeys } from '../facts.ts';
import { placesOf } from '../places.ts';

const zone = numberZone(5, 11);

export const x5Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  mainFigure: 'sum',
  places: placesOf('place', 5),
  meanTotalTenths: meanTenthsOf(zone),
  resultColumns: [...sideKeys('sum'), 'dragon-tiger'],
  attributes(draw) {
    const numbers = numbersOf(draw);
    return [...sideAttributes('sum', sum(numbers), 31, 30), compareAt(numbers, 0, 4, 'dragon-tiger')];
  },
};
