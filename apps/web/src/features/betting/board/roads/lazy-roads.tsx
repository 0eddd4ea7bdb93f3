import { lazyPart } from '../../../../platform/lazy/index.ts';
import type { BoardPage } from '../board-pages.ts';

export const BoardRoads = lazyPart(async () => (await import('./board-roads.tsx')).BoardRoads);

/** Whether a page is a board of two-sided bets by position, which the road strip belongs to. */
export function hasRoads({ sections }: BoardPage): boolean {
  return sections.some(({ cards }) =>
    cards.some(({ position, zone }) => position !== undefined && zone.kind === 'words'),
  );
}
