import {
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { type Draw, lhcDrawOf } from '../draw.ts';
import { lhcColorOf, signOf } from './numbers.ts';

export const lhcAttributes: FamilyAttributes = {
  mainFigure: 'special',
  columns: ['special-size', 'special-parity', 'ball-7-color', 'ball-7-sign', ...sideKeys('sum')],
  of(draw: Draw): readonly DrawAttribute[] {
    const { main, special, year } = lhcDrawOf(draw);
    const all = [...main, special];
    return [
      ...all.flatMap((number, index) => [
        { key: `ball-${index + 1}-sign`, value: signOf(number, year) },
        { key: `ball-${index + 1}-color`, value: lhcColorOf(number) },
      ]),
      ...sideAttributes('special', special, 25, 49),
      ...sideAttributes('sum', sum(all), 175),
    ];
  },
};
