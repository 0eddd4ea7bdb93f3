import type { PlayItem } from '@tessera/rules/core';
import type { BoardCard } from '../board/board.ts';
import { hasSigns, isSign, numbersOfToken } from './token-numbers.ts';
import { facesOf } from './zone-look.ts';

/**
 * Form of the cells of a card: `side` word next to odds, `stack` value above odds, `listed` a tile with its numbers, `matrix`
 * one row of a phone's table.
 */
export type CellForm = 'side' | 'stack' | 'listed' | 'matrix';

/** Columns and form of a card; `many` cards of a section share the width. */
export type CardForm = (
  item: PlayItem,
  card: BoardCard,
  many: boolean,
) => { readonly columns: number; readonly form: CellForm };

/** What the cells of a card show. */
export function cellsOf(item: PlayItem, { zone, cells }: BoardCard): 'listed' | 'dice' | 'words' | 'numbers' {
  const token = cells[0]?.token ?? '';
  if (hasSigns(item) && (isSign(token) || numbersOfToken(item, zone, token, undefined).length > 0)) {
    return 'listed';
  }
  if (facesOf(item, zone, zone.kind === 'words' ? 0 : 1)) return 'dice';
  return zone.kind === 'words' ? 'words' : 'numbers';
}
