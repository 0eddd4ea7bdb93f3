import type { LhcDraw } from '../families/draw.ts';
import { lhcColorOf, signOf } from '../families/lhc/numbers.ts';
import { type DrawAttribute, sideAttributes, sum } from './attribute.ts';

/** Colours and signs of all seven balls, sides of the special number, and the total. */
export function lhcAttributes({ main, special, year }: LhcDraw): readonly DrawAttribute[] {
  const all = [...main, special];
  return [
    ...all.flatMap((number, index) => [
      { key: `ball-${index + 1}-sign`, value: signOf(number, year) },
      { key: `ball-${index + 1}-color`, value: lhcColorOf(number) },
    ]),
    ...sideAttributes('special', special, 25, 49),
    ...sideAttributes('sum', sum(all), 175),
  ];
}
