import type { BoardCard } from './board.ts';

/** Phones show sections with at least this many cards in two halves. */
const HALF_FROM = 8;

/** Whether a phone shows these cards in two halves. */
export const isHalved = (cards: readonly BoardCard[]): boolean => cards.length >= HALF_FROM;
