import { lhcColorOf } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { type Half, halves, isOfHalf } from '../pick/halves.ts';
import { hasSigns, isDrawn } from '../pick/token-numbers.ts';
import type { BoardCard, Cell } from './board.ts';

const colours = ['red', 'blue', 'green'] as const;

/** A shortcut for the numbers of a card. */
export type BoardQuick = Half | (typeof colours)[number] | 'clear';

/** Minimum number of cells for shortcuts. */
const QUICK_FROM = 20;

/** The shortcuts of a card: halves of its drawn numbers, with colours also these; none for small cards and other values. */
export function boardQuicks(item: PlayItem, { zone, cells }: BoardCard): readonly BoardQuick[] {
  if (cells.length < QUICK_FROM || !isDrawn(item, zone)) return [];
  return [...(hasSigns(item) ? colours : []), ...halves, 'clear'];
}

/** The cells a shortcut selects. */
export function quickCells(item: PlayItem, { zone, cells }: BoardCard, quick: BoardQuick): readonly Cell[] {
  if (quick === 'clear') return [];
  const [least, most] = [Number(cells[0]?.token), Number(cells.at(-1)?.token)];
  return cells.filter(({ token }) => {
    const number = Number(token);
    return isHalf(quick) ? isOfHalf(item, zone, quick, number, least, most) : lhcColorOf(number) === quick;
  });
}

const isHalf = (quick: BoardQuick): quick is Half => halves.some((half) => half === quick);
