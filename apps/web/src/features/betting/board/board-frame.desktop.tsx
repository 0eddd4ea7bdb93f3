'use memo';

import { Button, cx, TabPanel } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { IndependenceNote } from '../pick/independence-note.tsx';
import { BoardBar } from './board-bar.tsx';
import type { BoardFrameProps } from './board-frame.ts';
import { BoardMode } from './board-mode.tsx';
import type { BoardPage } from './board-pages.ts';
import { BOARD_TABS } from './board-tabs.tsx';
import styles from './credit-board.module.css';
import { BoardRoads, hasRoads } from './roads/lazy-roads.tsx';

/** A credit board above its bar, which contains the mode and a reset button. */
export function DesktopBoardFrame({ page, board, combined, children }: BoardFrameProps) {
  const t = useT();
  return (
    <div className={styles.root}>
      <TabPanel id={BOARD_TABS} value={page.id} className={cx(styles.items, isSplit(page) && styles.split)}>
        {children}
      </TabPanel>
      {hasRoads(page) && <BoardRoads />}
      <IndependenceNote />
      <div className={styles.bar}>
        <BoardBar
          board={board}
          combined={combined}
          mode={<BoardMode />}
          reset={
            <Button disabled={board.cellCount === 0} onClick={board.reset}>
              {t('bet_reset')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

/** Whether the numbers of Mark Six come first: the other cards are beside them, so that both are in view. */
function isSplit({ sections: [first, second] }: BoardPage): boolean {
  return second !== undefined && first?.cards[0]?.cells.length === 49;
}
