import { sideAttributes } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { type DrawZone, type FamilyFacts, listShape, meanTenthsOf, sideKeys } from '../facts.ts';
import { noPlaces } from '../places.ts';

const dice: DrawZone = { count: 3, from: 1, to: 6, repeats: true };

export const k3Facts: FamilyFacts = {
  shape: listShape(dice),
  isOrdered: false,
  mainFigure: 'sum',
  places: noPlaces,
  meanTotalTenths: meanTenthsOf(dice),
  resultColumns: [...sideKeys('sum'), 'form'],
  attributes(draw) {
    const [a = 0, b = 0, c = 0] = numbersOf(draw).toSorted((x, y) => x - y);
    const form =
      a === c
        ? 'triple'
        : a === b || b === c
          ? 'pair'
          : b === a + 1 && c === b + 1
            ? 'straight'
            : 'different';
    return [...sideAttributes('sum', a + b + c, 11), { key: 'form', value: form }];
  },
};
