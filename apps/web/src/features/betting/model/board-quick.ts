import { lhcColorOf } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import type { BoardCard, Cell } from './board.ts';
import { isDrawn } from './token-numbers.ts';

const halves = ['big', 'small', 'odd', 'even'] as const;
const colours = ['red', 'blue', 'green'] as const;

/** A shortcut for the numbers of a card. */
export type BoardQuick = (typeof halves)[number] | (typeof colours)[number] | 'clear';

/** Minimum number of cells for shortcuts. */
const QUICK_FROM = 20;

/** The shortcuts of a card: halves of its drawn numbers, for LHC also colours; none for small cards and other values. */
export function boardQuicks(item: PlayedItem, { zone, cells }: BoardCard): readonly BoardQuick[] {
  if (cells.length < QUICK_FROM || !isDrawn(item, zone)) return [];
  return [...(item.family === 'lhc' ? colours : []), ...halves, 'clear'];
}

/** The cells a shortcut selects; the upper half is big. */
export function quickCells({ cells }: BoardCard, quick: BoardQuick): readonly Cell[] {
  const middle = Number(cells[0]?.token) + Number(cells.at(-1)?.token);
  return cells.filter(({ token }) => {
    const number = Number(token);
    switch (quick) {
      case 'big':
        return number * 2 >= middle;
      case 'small':
        return number * 2 < middle;
      case 'odd':
        return number % 2 === 1;
      case 'even':
        return number % 2 === 0;
      case 'clear':
        return false;
      default:
        return lhcColorOf(number) === quick;
    }
  });
}
