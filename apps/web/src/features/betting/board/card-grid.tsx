'use memo';

import type { BoardCard } from './board.ts';
import { BoardCardView } from './board-card.tsx';
import styles from './credit-board.module.css';
import type { SectionCardsProps } from './section-cards.ts';

/** The cards of a section that are shown, side by side if the section has several. */
export function CardGrid({ name, cards, shown, board }: SectionCardsProps & { shown: readonly BoardCard[] }) {
  const many = cards.length > 1;
  return (
    <div
      className={styles.cards}
      data-many={many || undefined}
      data-narrow={many ? widthOf(cards) : undefined}
    >
      {shown.map((card) => (
        <BoardCardView key={card.id} card={card} name={name} many={many} board={board} />
      ))}
    </div>
  );
}

/** Minimum width of cards shown side by side: words of two characters need more than words of one. */
function widthOf(cards: readonly BoardCard[]): 'narrow' | 'middle' | undefined {
  if (cards.some(({ pair, cells }) => pair !== undefined || cells.length > 10)) return undefined;
  const isLong = cards.some(({ zone, cells }) => zone.kind === 'words' && cells.length > 6);
  return isLong ? 'middle' : 'narrow';
}
