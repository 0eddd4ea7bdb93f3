import { Tabs } from '@tessera/ui';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { boardCards } from '../../model/board.ts';
import { itemOf } from '../../model/engine.ts';
import { useBetting } from '../../state/betting.tsx';
import { IndependenceNote } from '../pick/figures-bar.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardCardView } from './board-card.tsx';
import styles from './credit-board.module.css';
import { useBoard } from './use-board.ts';

/** The credit disk: two-sided boards, an amount on each cell, one bar to bet them. */
export function CreditBoard() {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { tree } = useBetting();
  const types = tree.flatMap((group) => group.types);
  const [typeId, setTypeId] = useState(
    types.find(({ id: own }) => own.endsWith('.sides'))?.id ?? types[0]?.id ?? '',
  );
  const type = types.find((one) => one.id === typeId) ?? types[0];
  const items = types.flatMap(({ plays }) => plays.map((play) => itemOf(play.id)));
  const board = useBoard(items);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.root} ref={() => setBarPlace(document.getElementById('bet-board-bar'))}>
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={t('bet_boards')}
          value={type?.id ?? ''}
          onChange={setTypeId}
          items={types.map((one) => ({ value: one.id, label: format.name(one.name) }))}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel-${type?.id ?? ''}`}
        aria-labelledby={`${id}-tab-${type?.id ?? ''}`}
        className={styles.items}
      >
        {type?.plays.map((play) => {
          const cards = boardCards(itemOf(play.id));
          return (
            <section key={play.id} className={styles.item} aria-label={format.name(play.name)}>
              {cards.length > 1 && <h3 className={styles.title}>{format.name(play.name)}</h3>}
              <div className={styles.cards} data-many={cards.length > 1 || undefined}>
                {cards.map((card) => (
                  <BoardCardView key={card.id} card={card} name={format.name(play.name)} board={board} />
                ))}
              </div>
            </section>
          );
        })}
      </div>
      <IndependenceNote />
      {isPhone ? barPlace && createPortal(<BoardBar board={board} />, barPlace) : <BoardBar board={board} />}
    </div>
  );
}
