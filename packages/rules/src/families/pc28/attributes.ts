import {
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';
import { pc28ColorOf } from './color.ts';

export const pc28Attributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), 'color'],
  of(draw: Draw): readonly DrawAttribute[] {
    const total = sum(numbersOf(draw));
    return [...sideAttributes('sum', total, 14), { key: 'color', value: pc28ColorOf(total) }];
  },
};
