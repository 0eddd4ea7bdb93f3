'use memo';

import { parseAmount, shortFigure, ZERO } from '@tessera/protocol/money';
import { Icon, OddsCell, toHalfWidth } from '@tessera/ui';
import { ArrowDown, ArrowUp } from '@tessera/ui/icons';
import { type KeyboardEvent, useState } from 'react';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useHitCell } from '../draw/outcomes.ts';
import type { CellForm } from '../pick/cell-form.ts';
import { TokenFace, useTokenName } from '../pick/token-face.tsx';
import { useLunarYear } from '../pick/use-lunar-year.ts';
import { zonesOf } from '../pick/zones.ts';
import { itemOf } from '../play/engine.ts';
import { SeenText } from '../seen-text.tsx';
import { type BoardCard, type Cell, cellOdds } from './board.ts';
import styles from './board-card.module.css';
import type { Board } from './use-board.ts';
import { type OddsMove, useOddsMove } from './use-odds-move.ts';

/** One bettable cell: name, odds, and the amount staked on it. */
export function BoardCell({
  card,
  cell,
  title,
  form,
  board,
  miss,
}: {
  card: BoardCard;
  cell: Cell;
  title: string;
  form: CellForm;
  board: Board;
  /** Draws since it was last drawn, where that is shown. */
  miss?: number | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const year = useLunarYear();
  const { lottery } = useBettingPage();
  const hit = useHitCell(lottery.id, cell);
  const item = itemOf(cell.playId);
  // The last pick is the cell's value; a pick before it is the pair of the card.
  const [zoneIndex, value] = cell.picks.at(-1) ?? [0, 0];
  const zone = zonesOf(item)[zoneIndex] ?? card.zone;
  const name = useTokenName(item, zone)(cell.token);
  const current = cellOdds(cell, board.oddsOf(cell.playId), year);
  const move = useOddsMove(current);
  const odds = format.odds(current);
  const priced = move ? <MovedOdds odds={odds} move={move} /> : <SeenText>{odds}</SeenText>;
  const stake = board.stakes.get(cell.id);
  const plain = t('bet_cell_label', { card: title, name, odds });
  const label = hit ? `${plain}, ${t('bet_hit')}` : plain;
  const face = (
    <TokenFace
      item={item}
      zone={zone}
      value={value}
      token={cell.token}
      listed={form === 'listed'}
      shield={card.pair !== undefined}
    />
  );
  if (board.mode === 'quick') {
    return (
      <OddsCell
        className={styles.cell ?? ''}
        name={face}
        odds={priced}
        data-moved={move?.way}
        data-hit={hit || undefined}
        picked={stake !== undefined}
        title={format.exactOdds(current)}
        aria-label={stake === undefined ? label : `${label}, ${format.money(stake, EXACT)}`}
        onClick={() => board.tap(cell)}
        {...(miss === undefined ? {} : { note: <SeenText>{t('bet_board_miss', { n: miss })}</SeenText> })}
        {...(stake === undefined
          ? {}
          : { amount: <SeenText>{shortFigure(format.figure(stake, EXACT))}</SeenText> })}
      />
    );
  }
  return (
    <div className={styles.typed} data-picked={stake !== undefined || undefined} data-hit={hit || undefined}>
      <b>{face}</b>
      <span className={styles.odds}>{move ? <MovedOdds odds={odds} move={move} /> : odds}</span>
      <AmountField label={label} cell={cell} board={board} />
    </div>
  );
}

/** Odds that have just changed: the old value struck through, the new one with its direction. */
function MovedOdds({ odds, move }: { odds: string; move: OddsMove }) {
  const format = useFormat();
  return (
    <span className={styles.moved}>
      <s>
        <SeenText>{format.odds(move.before)}</SeenText>
      </s>
      <Icon of={move.way === 'up' ? ArrowUp : ArrowDown} size={12} />
      <SeenText>{odds}</SeenText>
    </span>
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
  const shown = stake === undefined ? '' : shortFigure(format.figure(stake, EXACT)).replaceAll(',', '');
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

/** Enter focuses the next amount field. */
function stepDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('[role="tabpanel"]')?.querySelectorAll('input') ?? [])];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}
