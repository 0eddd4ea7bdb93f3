import type { ReactNode } from 'react';
import type { BoardPage } from './board-pages.ts';
import type { Board } from './use-board.ts';

export interface BoardFrameProps {
  page: BoardPage;
  board: Board;
  /** Whether the page shows a play whose lines combine several values: it has one amount and no mode. */
  combined: boolean;
  children: ReactNode;
}
