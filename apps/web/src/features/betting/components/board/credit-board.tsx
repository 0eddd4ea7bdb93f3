import { TabPanel } from '@tessera/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isPhone } from '../../../../platform/device/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { boardCards } from '../../model/board.ts';
import { itemOf } from '../../model/engine.ts';
import { useBetting } from '../../state/betting.tsx';
import { IndependenceNote } from '../pick/figures-bar.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardCardView } from './board-card.tsx';
import { BOARD_TABS } from './board-tabs.tsx';
import styles from './credit-board.module.css';
import { useBoard } from './use-board.ts';

/** The credit disk: two-sided boards, an amount on each cell, one bar to bet them. */
export function CreditBoard() {
  const format = useFormat();
  const { tree, boardType } = useBetting();
  const types = tree.flatMap((group) => group.types);
  const type = types.find(({ id }) => id === boardType);
  const items = types.flatMap(({ plays }) => plays.map((play) => itemOf(play.id)));
  const board = useBoard(items);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.root} ref={() => setBarPlace(document.getElementById('bet-board-bar'))}>
      <TabPanel id={BOARD_TABS} value={boardType} className={styles.items ?? ''}>
        {type?.plays.map((play) => {
          const cards = boardCards(itemOf(play.id));
          return (
            <div key={play.id} className={styles.item}>
              {cards.length > 1 && <h2 className={styles.title}>{format.name(play.name)}</h2>}
              <div
                className={styles.cards}
                data-many={cards.length > 1 || undefined}
                data-narrow={cards.every(({ numeric, pair }) => !numeric && !pair) || undefined}
              >
                {cards.map((card) => (
                  <BoardCardView key={card.id} card={card} name={format.name(play.name)} board={board} />
                ))}
              </div>
            </div>
          );
        })}
      </TabPanel>
      <IndependenceNote />
      {isPhone ? (
        barPlace && createPortal(<BoardBar board={board} />, barPlace)
      ) : (
        <div className={styles.bar}>
          <BoardBar board={board} />
        </div>
      )}
    </div>
  );
}
