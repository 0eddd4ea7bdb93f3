import { parseAmount, ZERO } from '@tessera/protocol/money';
import { OddsCell, Shield, toHalfWidth } from '@tessera/ui';
import { type KeyboardEvent, useState } from 'react';
import { wordText } from '../../../../components/bet-content/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { familyOf } from '../../../rules/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { type BoardCard, type Cell, cellOdds } from '../../model/board.ts';
import { hasDecimalPlaces, placeKey } from '../../model/positions.ts';
import { SeenText } from '../seen-text.tsx';
import { shortFigure } from '../stake/short-figure.ts';
import styles from './board-card.module.css';
import type { Board } from './use-board.ts';

/** One card of a board: a position, a pair, or a whole item, and its cells. */
export function BoardCardView({ card, name, board }: { card: BoardCard; name: string; board: Board }) {
  const t = useT();
  const family = familyOf(card.playedId);
  const title =
    card.pair !== undefined
      ? t('bet_pair', { a: t(placeKey(family, card.pair[0])), b: t(placeKey(family, card.pair[1])) })
      : card.position === undefined
        ? name
        : hasDecimalPlaces(family)
          ? t('bet_place', { name: t(placeKey(family, card.position)) })
          : t(placeKey(family, card.position));
  return (
    <fieldset className={styles.card} data-numeric={card.numeric || undefined} aria-label={title}>
      <b className={styles.title}>{title}</b>
      <div className={styles.cells} style={{ '--columns': columnsOf(card) }}>
        {card.cells.map((cell) => (
          <CellView key={cell.id} cell={cell} title={title} board={board} numeric={card.numeric} />
        ))}
      </div>
    </fieldset>
  );
}

function columnsOf({ cells, numeric, pair }: BoardCard): number {
  if (numeric) return 5;
  return pair ? cells.length : 2;
}

function CellView({
  cell,
  title,
  board,
  numeric,
}: {
  cell: Cell;
  title: string;
  board: Board;
  numeric: boolean;
}) {
  const t = useT();
  const format = useFormat();
  const odds = format.odds(cellOdds(cell, board.oddsOf(cell.playedId)));
  const stake = board.stakes.get(cell.id);
  const word = wordText(t, cell.token, familyOf(cell.playedId));
  const label = t('bet_cell_label', { card: title, name: word, odds });
  const face =
    cell.token === 'dragon' || cell.token === 'tiger' || cell.token === 'tie' ? (
      <span className={styles.face}>
        <Shield side={cell.token} size={22} />
        <SeenText>{word}</SeenText>
      </span>
    ) : (
      <SeenText>{word}</SeenText>
    );
  if (board.mode === 'quick') {
    return (
      <OddsCell
        className={styles.cell ?? ''}
        data-numeric={numeric || undefined}
        name={face}
        odds={<SeenText>{odds}</SeenText>}
        picked={stake !== undefined}
        aria-label={stake === undefined ? label : `${label}, ${format.money(stake)}`}
        onClick={() => board.tap(cell)}
        {...(stake === undefined ? {} : { amount: <SeenText>{shortFigure(format.figure(stake))}</SeenText> })}
      />
    );
  }
  return (
    <div className={styles.typed} data-picked={stake !== undefined || undefined}>
      <b>{face}</b>
      <span className={styles.odds}>{odds}</span>
      <AmountField label={label} cell={cell} board={board} />
    </div>
  );
}

function AmountField({ label, cell, board }: { label: string; cell: Cell; board: Board }) {
  const format = useFormat();
  const stake = board.stakes.get(cell.id);
  const [draft, setDraft] = useState<string | null>(null);
  const handleChange = (typed: string) => {
    const text = toHalfWidth(typed).trim();
    if (!/^\d{0,9}(\.\d{0,2})?$/.test(text)) return;
    setDraft(text);
    const amount = parseAmount(text.replace(/\.$/, ''));
    board.lay(cell, amount.ok ? amount.value : ZERO);
  };
  const shown = stake === undefined ? '' : format.figure(stake).replaceAll(',', '').replace(/\.00$/, '');
  return (
    <input
      className={styles.input}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? shown}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setDraft(null)}
      onKeyDown={stepDown}
    />
  );
}

/** Enter goes on to the next amount; from the last one to the bet button by Tab. */
function stepDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('[role="tabpanel"]')?.querySelectorAll('input') ?? [])];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}
