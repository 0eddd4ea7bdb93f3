import {
  compareAt,
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';

export const x5Attributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), 'dragon-tiger'],
  of(draw: Draw): readonly DrawAttribute[] {
    const numbers = numbersOf(draw);
    return [...sideAttributes('sum', sum(numbers), 31, 30), compareAt(numbers, 0, 4, 'dragon-tiger')];
  },
};
