import { compareAt, sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, sideKeys } from '../facts.ts';
import { placesOf } from '../places.ts';

const zone = numberZone(8, 20);

export const kl10Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  mainFigure: 'sum',
  places: placesOf('ball', 8),
  meanTotalTenths: meanTenthsOf(zone),
  resultColumns: [...sideKeys('sum'), ...[1, 2, 3, 4].map((rank) => `dragon-tiger-${rank}`)],
  attributes(draw) {
    const numbers = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(numbers), 85, 84),
      ...[1, 2, 3, 4].map((rank) => compareAt(numbers, rank - 1, 8 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
