import type { MessageKey } from '@tessera/messages';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './roads.module.css';

/** Legend of the bead shapes. `children` is a note after it. */
export function RoadLegend({ children }: { children?: ReactNode }) {
  const t = useT();
  const bead = (look: 'first' | 'second' | 'tie', word: MessageKey) => (
    <>
      <i className={styles.bead} data-look={look}>
        {[...t(word)][0]}
      </i>
      {t(`trend_legend_${look}`)}
    </>
  );
  return (
    <p className={styles.legend}>
      {bead('first', 'content_word_big')}
      {bead('second', 'content_word_small')}
      {bead('tie', 'content_word_tie')}
      {children && <span>{children}</span>}
    </p>
  );
}
