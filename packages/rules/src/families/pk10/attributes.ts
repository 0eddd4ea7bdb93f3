import {
  compareAt,
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
} from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';

export const pk10Attributes: FamilyAttributes = {
  mainFigure: 'sum2',
  columns: [...sideKeys('sum2'), ...[1, 2, 3, 4, 5].map((rank) => `dragon-tiger-${rank}`)],
  of(draw: Draw): readonly DrawAttribute[] {
    const places = numbersOf(draw);
    return [
      ...sideAttributes('sum2', (places[0] ?? 0) + (places[1] ?? 0), 12),
      ...[1, 2, 3, 4, 5].map((rank) => compareAt(places, rank - 1, 10 - rank, `dragon-tiger-${rank}`)),
    ];
  },
};
