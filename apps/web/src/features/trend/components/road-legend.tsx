import type { MessageKey } from '@tessera/messages';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './roads.module.css';

/** Legend of the bead shapes, and a note that draws are independent. */
export function RoadLegend() {
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
      {!isPhone && <span>{t('trend_independent')}</span>}
    </p>
  );
}
