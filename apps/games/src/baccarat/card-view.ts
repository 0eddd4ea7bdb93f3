import type { Card } from '@tessera/games';
import { h, svg } from '../engine/index.ts';
import css from './baccarat.module.css';

/** SVG paths of the suits around the origin, about 30 high, in the order of the rules: spades, hearts, clubs, diamonds. */
const suits = [
  'M0-14c4 7 14 11 14 19a7 7 0 0 1-12 5c0 3 1 5 3 7H-5c2-2 3-4 3-7a7 7 0 0 1-12-5c0-8 10-12 14-19z',
  'M0 13C-14 3-15-3-14-7c2-6 10-7 14 0 4-7 12-6 14 0 1 4 0 10-14 20z',
  'M0-14a7 7 0 0 1 6 10.500 7 7 0 1 1-4 12.500c0 4 1 6 3 8H-5c2-2 3-4 3-8a7 7 0 1 1-4-12.500A7 7 0 0 1 0-14z',
  'M0-15L11 0 0 15-11 0z',
] as const;

const pictures: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A card's rank as printed on it. */
export const rankText = (rank: number): string => pictures[rank] ?? String(rank);

/** A face-up card. `name` is its accessible name. */
export function cardView({ rank, suit }: Card, name: string): HTMLElement {
  const text = rankText(rank);
  const red = suit === 1 || suit === 3;
  const sign = (x: number, y: number, scale: number) =>
    svg('path', { d: suits[suit] ?? '', transform: `translate(${x} ${y}) scale(${scale})` });
  const word = svg('text', { x: 10, y: 20, 'text-anchor': 'middle' }, text);
  return h(
    'li',
    { class: css.card, 'aria-label': name, 'data-red': red },
    svg('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, word, sign(10, 31, 0.38), sign(35, 52, 1.15)),
  );
}
