import { type DrawAttribute, type FamilyAttributes, sideAttributes, sideKeys } from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';

export const k3Attributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), 'form'],
  of(draw: Draw): readonly DrawAttribute[] {
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
