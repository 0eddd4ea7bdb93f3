'use memo';

import { Segmented } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { CardGrid } from './card-grid.tsx';
import styles from './credit-board.module.css';
import { isHalved } from './halved.ts';
import type { SectionCardsProps } from './section-cards.ts';

/** The cards of a section below the name of their play; of many cards one half at a time. */
export function HalvedCards(props: SectionCardsProps) {
  const { name, cards } = props;
  const t = useT();
  const [half, setHalf] = useState<'first' | 'second'>('first');
  const middle = isHalved(cards) ? Math.ceil(cards.length / 2) : cards.length;
  return (
    <>
      {cards.length > 1 && (
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          {middle < cards.length && (
            <Segmented
              label={name}
              value={half}
              onChange={setHalf}
              options={[
                { value: 'first', label: t('bet_from_to', { a: 1, b: middle }) },
                { value: 'second', label: t('bet_from_to', { a: middle + 1, b: cards.length }) },
              ]}
            />
          )}
        </div>
      )}
      <CardGrid {...props} shown={half === 'first' ? cards.slice(0, middle) : cards.slice(middle)} />
    </>
  );
}
