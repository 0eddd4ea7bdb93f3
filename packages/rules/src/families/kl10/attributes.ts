import {
  compareAt,
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';

export const kl10Attributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), ...[1, 2, 3, 4].map((rank) => `dragon-tiger-${rank}`)],
  of(draw: Draw): readonly DrawAttribute[] {
    const numbers = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(numbers), 85, 84),
      ...[1, 2, 3, 4].map((rank) => compareAt(numbers, rank - 1, 8 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
