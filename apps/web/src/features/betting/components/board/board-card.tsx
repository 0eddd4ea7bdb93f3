import { parseAmount, ZERO } from '@tessera/protocol/money';
import { OddsCell, QuickFilter, toHalfWidth } from '@tessera/ui';
import { type KeyboardEvent, useState } from 'react';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { familyOf } from '../../../rules/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { type BoardCard, type Cell, cellOdds } from '../../model/board.ts';
import { boardQuicks, quickCells } from '../../model/board-quick.ts';
import { cardForm } from '../../model/card-form.ts';
import { itemOf } from '../../model/engine.ts';
import { hasDecimalPlaces, placeKey } from '../../model/positions.ts';
import { zonesOf } from '../../model/zones.ts';
import { useLunarYear } from '../../state/use-lunar-year.ts';
import { TokenFace, useTokenName } from '../face/token-face.tsx';
import { SeenText } from '../seen-text.tsx';
import { shortFigure } from '../stake/short-figure.ts';
import styles from './board-card.module.css';
import type { Board } from './use-board.ts';

/** One card of a board: a position, a pair, or a whole item, and its cells. `many` cards of a section stand side by side. */
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
  const { columns, form } = cardForm(itemOf(card.playedId), card, many, isPhone);
  return (
    <fieldset className={styles.card} data-form={form} data-columns={columns} aria-label={title}>
      <div className={styles.head}>
        <b className={styles.title}>{title}</b>
        {board.mode === 'quick' && <CardShortcuts card={card} title={title} board={board} />}
      </div>
      <div className={styles.cells} style={{ '--columns': columns }}>
        {card.cells.map((cell) => (
          <CellView key={cell.id} card={card} cell={cell} title={title} form={form} board={board} />
        ))}
      </div>
    </fieldset>
  );
}

/** Halves and colours of many numbers at a tap. */
function CardShortcuts({ card, title, board }: { card: BoardCard; title: string; board: Board }) {
  const t = useT();
  const keys = boardQuicks(itemOf(card.playedId), card);
  if (keys.length === 0) return null;
  const laid = card.cells.filter(({ id }) => board.stakes.has(id));
  return (
    <QuickFilter
      className={styles.quick ?? ''}
      label={t('bet_quick_of', { name: title })}
      onPick={(key) => board.layOnly(card, quickCells(card, key))}
      items={keys.map((key) => ({
        key,
        label: t(`bet_quick_${key}`),
        name: t(`bet_quick_${key}_name`),
        ...(key === 'clear' ? {} : { pressed: isSame(laid, quickCells(card, key)) }),
      }))}
    />
  );
}

function isSame(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}

function useCardTitle({ playedId, pair, position }: BoardCard, name: string): string {
  const t = useT();
  const family = familyOf(playedId);
  const placeName = (place: number) => t(placeKey(family, place));
  if (pair !== undefined) return t('bet_pair', { a: placeName(pair[0]), b: placeName(pair[1]) });
  if (position === undefined) return name;
  return hasDecimalPlaces(family) ? t('bet_place', { name: placeName(position) }) : placeName(position);
}

function CellView({
  card,
  cell,
  title,
  form,
  board,
}: {
  card: BoardCard;
  cell: Cell;
  title: string;
  form: ReturnType<typeof cardForm>['form'];
  board: Board;
}) {
  const t = useT();
  const format = useFormat();
  const year = useLunarYear();
  const item = itemOf(cell.playedId);
  // The last pick is the value itself, one before it the pair it stands under.
  const [zoneIndex, value] = cell.picks.at(-1) ?? [0, 0];
  const zone = zonesOf(item)[zoneIndex] ?? card.zone;
  const name = useTokenName(item, zone)(cell.token);
  const odds = format.odds(cellOdds(cell, board.oddsOf(cell.playedId), year));
  const stake = board.stakes.get(cell.id);
  const label = t('bet_cell_label', { card: title, name, odds });
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
