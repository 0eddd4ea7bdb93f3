'use memo';

import { QuickFilter } from '@tessera/ui';
import { lookOf } from '../../../data/families/index.ts';
import { familyOf } from '../../../data/rules/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { cardForm } from '../pick/card-form.ts';
import { hasDecimalPlaces, placeKey } from '../pick/positions.ts';
import { itemOf } from '../play/engine.ts';
import type { BoardCard, Cell } from './board.ts';
import styles from './board-card.module.css';
import { BoardCell } from './board-cell.tsx';
import { boardQuicks, quickCells } from './board-quick.ts';
import { LastBall } from './last-ball.tsx';
import type { Board } from './use-board.ts';
import { useSpecialMisses } from './use-special-misses.ts';

/**
 * One card of a board with its cells: a position, a pair, or a whole play. `many`: the cards of a section are shown side by
 * side.
 */
export function BoardCardView({
  card,
  name,
  many,
  board,
}: {
  card: BoardCard;
  name: string;
  many: boolean;
  board: Board;
}) {
  const title = useCardTitle(card, name);
  const { columns, form } = cardForm(itemOf(card.playId), card, many);
  const isLane = lookOf(familyOf(card.playId)) === 'square';
  const misses = useSpecialMisses(card.playId);
  return (
    <fieldset
      className={styles.card}
      data-cells={form}
      data-columns={columns}
      data-zone={card.zone.kind}
      aria-label={title}
    >
      <div className={styles.head}>
        <b className={styles.title}>
          {isLane && card.position !== undefined && (
            <i className={styles.rank} aria-hidden="true">
              {card.position + 1}
            </i>
          )}
          {title}
        </b>
        {card.position !== undefined && card.pair === undefined && many && (
          <span className={styles.last}>
            <LastBall position={card.position} />
          </span>
        )}
        {board.mode === 'quick' && <CardShortcuts card={card} title={title} board={board} />}
      </div>
      <div className={styles.cells} style={{ '--columns': columns }}>
        {card.cells.map((cell) => (
          <BoardCell
            key={cell.id}
            card={card}
            cell={cell}
            title={title}
            form={form}
            board={board}
            miss={misses.get(Number(cell.token))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Stakes halves or colours of the numbers with one tap. */
function CardShortcuts({ card, title, board }: { card: BoardCard; title: string; board: Board }) {
  const t = useT();
  const item = itemOf(card.playId);
  const keys = boardQuicks(item, card);
  if (keys.length === 0) return null;
  const laid = card.cells.filter(({ id }) => board.stakes.has(id));
  return (
    <QuickFilter
      className={styles.quick ?? ''}
      label={t('bet_quick_of', { name: title })}
      onPick={(key) => board.layOnly(card, quickCells(item, card, key))}
      items={keys.map((key) => ({
        key,
        label: t(`bet_quick_${key}`),
        name: t(`bet_quick_${key}_name`),
        ...(key === 'clear' ? {} : { pressed: isSame(laid, quickCells(item, card, key)) }),
      }))}
    />
  );
}

function isSame(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}

function useCardTitle({ playId, pair, position }: BoardCard, name: string): string {
  const t = useT();
  const family = familyOf(playId);
  const placeName = (place: number) => t(placeKey(family, place));
  if (pair !== undefined) return t('bet_pair', { a: placeName(pair[0]), b: placeName(pair[1]) });
  if (position === undefined) return name;
  return hasDecimalPlaces(family) ? t('bet_place', { name: placeName(position) }) : placeName(position);
}
