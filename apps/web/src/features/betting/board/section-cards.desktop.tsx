'use memo';

import { CardGrid } from './card-grid.tsx';
import styles from './credit-board.module.css';
import type { SectionCardsProps } from './section-cards.ts';

/** All cards of a section; several are below the name of their play. */
export function AllCards(props: SectionCardsProps) {
  return (
    <>
      {props.cards.length > 1 && (
        <div className={styles.head}>
          <h2 className={styles.title}>{props.name}</h2>
        </div>
      )}
      <CardGrid {...props} shown={props.cards} />
    </>
  );
}
