import { compareAt, sideAttributes } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type FamilyFacts, listShape, meanTenthsOf, numberZone, sideKeys } from '../facts.ts';
import { placesOf } from '../places.ts';

export const pk10Facts: FamilyFacts = {
  shape: listShape(numberZone(10, 10)),
  isOrdered: true,
  mainFigure: 'sum2',
  places: placesOf('rank', 10),
  // The total of the first two places: the total of all ten is always the same.
  meanTotalTenths: meanTenthsOf(numberZone(2, 10)),
  resultColumns: [...sideKeys('sum2'), ...[1, 2, 3, 4, 5].map((rank) => `dragon-tiger-${rank}`)],
  attributes(draw) {
    const places = numbersOf(draw);
    return [
      ...sideAttributes('sum2', (places[0] ?? 0) + (places[1] ?? 0), 12),
      ...[1, 2, 3, 4, 5].map((rank) => compareAt(places, rank - 1, 10 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
