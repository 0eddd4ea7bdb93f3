import type { PlayItem } from '@tessera/rules/core';
import type { BoardCard } from '../board/board.ts';
import { hasSigns, isDrawn, isSign, numbersOfToken } from './token-numbers.ts';
import { facesOf } from './zone-look.ts';

/**
 * Form of the cells of a card: `side` word next to odds, `stack` value above odds, `listed` a tile with its numbers, `matrix`
 * one row of a phone's table.
 */
export type CellForm = 'side' | 'stack' | 'listed' | 'matrix';

/** Columns and form of a card; `many` cards of a section share the width. */
export function cardForm(
  item: PlayItem,
  { zone, pair, cells }: BoardCard,
  many: boolean,
  isPhone: boolean,
): { readonly columns: number; readonly form: CellForm } {
  const count = cells.length;
  const token = cells[0]?.token ?? '';
  if (hasSigns(item) && (isSign(token) || numbersOfToken(item, zone, token, undefined).length > 0)) {
    return { form: 'listed', columns: isPhone ? 2 : listedColumns(count) };
  }
  const dice = facesOf(item, zone, zone.kind === 'words' ? 0 : 1);
  if (dice) return { form: 'stack', columns: isPhone ? 3 : count === 15 ? 5 : 6 };
  if (zone.kind === 'words') {
    if (many && isPhone && count <= 6) return { form: 'matrix', columns: count };
    if (many && isPhone && !pair) return { form: 'stack', columns: 4 };
    if (pair || count === 1) return { form: 'side', columns: count };
    // Four decimals do not fit next to a word in a third of a desktop card.
    if (count === 3 && !many) return { form: isPhone ? 'side' : 'stack', columns: 3 };
    return { form: 'side', columns: many || count <= 10 ? 2 : 3 };
  }
  if (!isPhone && isDrawn(item, zone)) {
    if (many && count === 10) return { form: 'side', columns: 2 };
    if (!many && count !== 11) return { form: 'side', columns: numberColumns(count, many, isPhone) };
  }
  return { form: 'stack', columns: numberColumns(count, many, isPhone) };
}

function listedColumns(count: number): number {
  if (count === 12) return 4;
  return count % 5 === 0 ? 5 : Math.min(count, 3);
}

function numberColumns(count: number, many: boolean, isPhone: boolean): number {
  if (count === 49 || count === 28 || count === 14) return 7;
  if (count === 80) return isPhone ? 8 : 10;
  if (isPhone || many) return count % 5 === 0 ? 5 : 6;
  if (count === 10) return 5;
  return count === 11 ? 11 : count === 17 ? 9 : Math.min(count, 10);
}
