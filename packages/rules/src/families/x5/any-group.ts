import { group, played, type } from '../declare.ts';
import { bestWithin } from '../numbers/best-lines.ts';
import { bankerContent, differentLines, numberSet } from '../numbers/contents.ts';
import { anyOfDrawn } from '../numbers/plays.ts';
import { x5Numbers } from './numbers.ts';

/** 任选: one to eight numbers. Up to five numbers must all be drawn; more than five must contain the five drawn. */
export const anyGroup = () => group('any', ...[1, 2, 3, 4, 5, 6, 7, 8].map(anyType));

function anyType(size: number) {
  const id = `any${size}`;
  const need = Math.min(size, 5);
  const banker =
    size === 1
      ? []
      : [played(`${id}.banker`, bankerContent(x5Numbers, size, 10), anyOfDrawn(size, need, 5, 11, 'banker'))];
  return type(
    `any.${id}`,
    played(`${id}.multi`, numberSet(x5Numbers, size), anyOfDrawn(size, need, 5, 11, 'multi')),
    played(
      `${id}.single`,
      differentLines(x5Numbers, size),
      anyOfDrawn(size, need, 5, 11, 'lines', bestWithin(5, 11)),
    ),
    ...banker,
  );
}
