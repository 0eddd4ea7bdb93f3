import type { BoardCard } from './board.ts';
import type { Board } from './use-board.ts';

export interface SectionCardsProps {
  /** Name of the play. */
  name: string;
  cards: readonly BoardCard[];
  board: Board;
}
