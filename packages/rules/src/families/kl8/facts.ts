import { sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, sideKeys } from '../facts.ts';
import { noPlaces } from '../places.ts';

const zone = numberZone(20, 80);

export const kl8Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: false,
  mainFigure: 'sum',
  places: noPlaces,
  meanTotalTenths: meanTenthsOf(zone),
  resultColumns: [...sideKeys('sum'), 'upper-lower', 'odd-even'],
  attributes(draw) {
    const numbers = numbersOf(draw);
    const lower = numbers.filter((number) => number <= 40).length;
    const odd = numbers.filter((number) => number % 2 === 1).length;
    return [
      ...sideAttributes('sum', sum(numbers), 811, 810),
      { key: 'upper-lower', value: lower > 10 ? 'upper' : lower < 10 ? 'lower' : 'middle' },
      { key: 'odd-even', value: odd > 10 ? 'odd' : odd < 10 ? 'even' : 'tie' },
    ];
  },
};
