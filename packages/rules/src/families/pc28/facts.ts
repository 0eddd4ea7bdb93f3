import { sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { digitZone, type FamilyFacts, listShape, meanTenthsOf, sideKeys } from '../facts.ts';
import { placesOf } from '../places.ts';
import { pc28ColorOf } from './color.ts';

const zone = digitZone(3);

export const pc28Facts: FamilyFacts = {
  shape: listShape(zone),
  isOrdered: true,
  mainFigure: 'sum',
  places: placesOf('ball', 3),
  meanTotalTenths: meanTenthsOf(zone),
  resultColumns: [...sideKeys('sum'), 'color'],
  attributes(draw) {
    const total = sum(numbersOf(draw));
    return [...sideAttributes('sum', total, 14), { key: 'color', value: pc28ColorOf(total) }];
  },
};
