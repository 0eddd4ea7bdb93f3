'use memo';

import { IconButton, TabPanel } from '@tessera/ui';
import { Trash2 } from '@tessera/ui/icons';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { IndependenceNote } from '../pick/independence-note.tsx';
import barStyles from './board-bar.module.css';
import { BoardBar } from './board-bar.tsx';
import type { BoardFrameProps } from './board-frame.ts';
import { BOARD_TABS } from './board-tabs.tsx';
import styles from './credit-board.module.css';
import { BoardRoads, hasRoads } from './roads/lazy-roads.tsx';

const DragonSide = lazyPart(async () => (await import('../slip/dragon-side.tsx')).DragonSide);

/** A credit board; its bar is in the bar of the page, its mode beside the boards. */
export function PhoneBoardFrame({ page, board, combined, children }: BoardFrameProps) {
  const t = useT();
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.root} ref={() => setBarPlace(document.getElementById('bet-board-bar'))}>
      <TabPanel id={BOARD_TABS} value={page.id} className={styles.items ?? ''}>
        {children}
      </TabPanel>
      {hasRoads(page) && <BoardRoads />}
      {hasRoads(page) && (
        <section className={styles.runs} aria-label={t('dragon_title')}>
          <h2>{t('dragon_title')}</h2>
          <DragonSide />
        </section>
      )}
      <IndependenceNote />
      {barPlace &&
        createPortal(
          <BoardBar
            board={board}
            combined={combined}
            reset={
              <IconButton
                icon={Trash2}
                className={barStyles.reset}
                label={t('bet_reset')}
                disabled={board.cellCount === 0}
                onClick={board.reset}
              />
            }
          />,
          barPlace,
        )}
    </div>
  );
}
