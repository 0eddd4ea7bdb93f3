'use memo';

import { amountOf, parseAmount, shortFigure, UNIT } from '@tessera/protocol/money';
import { Button, Icon, IconButton, Input, toHalfWidth } from '@tessera/ui';
import { Lock, Pencil } from '@tessera/ui/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import { MostAmount, MostLabel } from '../place/most/most-win.tsx';
import { costOf } from '../place/most/sure-loss.ts';
import { SureLossLine } from '../place/most/sure-loss-line.tsx';
import { useMost } from '../place/most/use-most.ts';
import { RebateChip } from '../place/rebate-chip.tsx';
import { toldBlock } from '../place/stake-gate.ts';
import { submitBets } from '../place/submit.ts';
import { useGate } from '../place/use-gate.ts';
import { changeSlip } from '../slip/slip-store.ts';
import styles from './board-bar.module.css';
import { placesOf } from './chip-places.ts';
import type { Board } from './use-board.ts';

const ChipDialog = lazy(async () => ({ default: (await import('./chip-dialog.tsx')).ChipDialog }));

export interface BoardBarProps {
  board: Board;
  /** Whether the lines combine several values: they have one amount in either mode. */
  combined: boolean;
  /** The switch of modes, where the bar contains it. */
  mode?: ReactNode;
  /** A button that clears the board, where the bar has space for it. */
  reset?: ReactNode;
}

/** Bar below a credit board: mode, amount, chips; number of cells and stake; bet, add to the slip, reset. */
export function BoardBar({ board, combined, mode, reset }: BoardBarProps) {
  const t = useT();
  const format = useFormat();
  const { lottery, owner } = useBettingPage();
  const sale = useSale(lottery.id);
  const chips = useBetPrefs((prefs) => prefs.chips);
  const gate = useGate(board.stake);
  const most = useMost(board.lines);
  const [typed, setTyped] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const empty = board.cellCount === 0;
  const visitor = gate === 'sign_in';
  const block = toldBlock(empty ? 'nothing' : board.belowMin ? 'below_min' : undefined, gate);
  const handlePlace = () => {
    if (visitor) return void push('login');
    submitBets(owner, sale, { from: 'now', lines: board.makeLines(), onPlaced: board.reset });
  };
  const handleAdd = () => {
    changeSlip(owner.store, { type: 'add', lines: board.makeLines() });
    board.reset();
  };
  const handleTyped = (given: string) => {
    const text = toHalfWidth(given).trim();
    if (!/^\d{0,9}(\.\d{0,2})?$/.test(text)) return;
    setTyped(text);
    const amount = parseAmount(text.replace(/\.$/, ''));
    if (amount.ok) board.setAmount(amount.value);
  };
  return (
    <div className={styles.root}>
      <div className={styles.terms}>
        {mode}
        {(board.mode === 'quick' || combined) && (
          <>
            <span className={styles.label} aria-hidden="true">
              {t('bet_board_amount_short')}
            </span>
            <Input
              size="sm"
              className={styles.amount ?? ''}
              aria-label={t('bet_board_amount')}
              inputMode="decimal"
              value={typed ?? shortFigure(format.figure(board.amount, EXACT)).replaceAll(',', '')}
              onValue={handleTyped}
              onBlur={() => setTyped(null)}
            />
            <span className={styles.chips}>
              {placesOf(chips).map(({ place, chip }) => (
                <button
                  key={place}
                  type="button"
                  className={styles.chip}
                  data-tone={place}
                  aria-pressed={board.amount === BigInt(chip) * UNIT}
                  onClick={() => {
                    setTyped(null);
                    board.setAmount(amountOf(BigInt(chip) * UNIT));
                  }}
                >
                  {chip}
                </button>
              ))}
              <IconButton
                icon={Pencil}
                size="xs"
                iconSize={16}
                label={t('bet_chips_edit')}
                onClick={() => setEditing(true)}
              />
            </span>
          </>
        )}
      </div>
      <SureLossLine cost={costOf(board.lines)} most={most} />
      <div className={styles.sums}>
        <span className={styles.sum}>
          <span>
            {t('bet_picked_n', { n: board.cellCount })}
            {block && block !== 'nothing' && block !== 'sending' && (
              <span className={styles.block}>
                <Icon of={Lock} size={12} /> {t(`bet_why_${block}`)}
              </span>
            )}
          </span>
          <b>{format.money(board.stake, EXACT)}</b>
          <span className={styles.most}>
            {!empty && (
              <span>
                <MostLabel most={most} short />{' '}
                <b>
                  <MostAmount most={most} plain />
                </b>
              </span>
            )}
            <RebateChip />
          </span>
        </span>
        {reset}
        <Button variant="outline" disabled={empty || board.belowMin} onClick={handleAdd}>
          {t('bet_add_short')}
        </Button>
        <Button variant="primary" disabled={block !== undefined} onClick={handlePlace}>
          {t(visitor ? 'bet_sign_in_short' : 'bet_board_place')}
        </Button>
      </div>
      <Suspense>{editing && <ChipDialog onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
}
