'use memo';

import { Button, Icon, IconButton, Stepper } from '@tessera/ui';
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from '@tessera/ui/icons';
import { useState } from 'react';
import { BetContent } from '../../../components/bet-content/index.ts';
import { lineStepperSize, lineToolSize } from '../../../components/form-sizes/index.ts';
import { UnitSwitch } from '../../../components/unit-switch/index.ts';
import { unitOf, unitStakeOf } from '../../../data/bet-prefs/index.ts';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { newRid } from '../../../platform/http/index.ts';
import { sentKey, useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { selectionOf } from '../pick/selection.ts';
import { percentOf } from '../place/percent-of.ts';
import { itemOf } from '../play/engine.ts';
import { LineTerms } from './line-terms.tsx';
import { amountsOf, type SlipLine } from './slip.ts';
import { termsOf, withAcceptedOdds, withTerms } from './slip-line.ts';
import styles from './slip-line-card.module.css';
import { changeSlip } from './slip-store.ts';
import { usePlayName } from './use-play-name.ts';

/** One bet of the slip with play, stake and maximum win; edited in place. */
export function SlipLineCard({ line, locked }: { line: SlipLine; locked: boolean }) {
  const t = useT();
  const format = useFormat();
  const { owner, pricing, lottery, setSelection } = useBettingPage();
  const [editing, setEditing] = useState(false);
  const { stake, maxWin, unitStake } = amountsOf(line);
  const item = itemOf(line.playId);
  const whole = amountFrom(lottery.unit_stake) ?? unitStake;
  const playName = usePlayName()(line.playId);
  const change = (terms: Partial<ReturnType<typeof termsOf>>) =>
    changeSlip(owner.store, {
      type: 'change',
      line: withTerms(line, { ...termsOf(line), ...terms }, pricing),
    });
  const pickAgain = () => {
    const selection = selectionOf(item, line.content);
    if (!selection) return;
    setSelection(selection);
    changeSlip(owner.store, { type: 'remove', key: line.key });
  };
  return (
    <li
      className={styles.root}
      data-editing={editing || undefined}
      data-refused={line.refusal ? '' : undefined}
      data-swipe="line"
    >
      <div className={styles.top}>
        <b>{playName}</b>
        <span className={styles.amount}>{format.money(stake, EXACT)}</span>
      </div>
      <BetContent
        family={itemOf(line.playId).family}
        shape={itemOf(line.playId).content}
        content={line.content}
        collapse="two"
      />
      {editing && (
        <div className={styles.edit}>
          <Stepper
            size={lineStepperSize}
            value={line.multiple}
            max={lottery.multiple_max}
            label={t('bet_multiple')}
            onChange={(multiple) => change({ multiple })}
          />
          {item.board === 'tradition' && (
            <UnitSwitch
              value={unitOf(whole, unitStake)}
              onChange={(unit) => change({ unitStake: unitStakeOf(whole, unit) })}
            />
          )}
          {item.board === 'tradition' && (
            <Button size="sm" variant="quiet" onClick={pickAgain}>
              {t('bet_pick_again')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.bottom}>
        <span className={styles.terms}>
          <LineTerms line={line} />
          <span>
            {t('bet_max_win')} <b>{format.figure(maxWin)}</b>
            {line.rebatePpm > 0 && ` · ${t('bet_rebate_of', { rebate: percentOf(line.rebatePpm) })}`}
          </span>
        </span>
        <span className={styles.tools}>
          <IconButton
            icon={Pencil}
            size={lineToolSize}
            iconSize={16}
            label={t('bet_edit_of', { name: playName })}
            aria-expanded={editing}
            disabled={locked}
            onClick={() => setEditing(!editing)}
          />
          <IconButton
            icon={Copy}
            size={lineToolSize}
            iconSize={16}
            label={t('bet_duplicate_of', { name: playName })}
            disabled={locked}
            onClick={() => changeSlip(owner.store, { type: 'duplicate', key: line.key, newKey: newRid() })}
          />
          <IconButton
            icon={Trash2}
            size={lineToolSize}
            iconSize={16}
            label={t('bet_delete_of', { name: playName })}
            data-remove=""
            disabled={locked}
            onClick={() => changeSlip(owner.store, { type: 'remove', key: line.key })}
          />
        </span>
      </div>
      {line.refusal && <Refused line={line} locked={locked} />}
    </li>
  );
}

function Refused({ line, locked }: { line: SlipLine; locked: boolean }) {
  const t = useT();
  const format = useFormat();
  const { owner } = useBettingPage();
  const { refusal } = line;
  if (!refusal) return null;
  const changed = Object.entries(refusal.odds ?? {}).find(([tier, now]) => line.odds[tier] !== now);
  if (!changed) {
    return (
      <p className={styles.refusal} role="alert">
        {t(sentKey(refusal.code))}
        {refusal.limit !== undefined && ` · ${t('bet_limit', { amount: format.money(refusal.limit) })}`}
      </p>
    );
  }
  const [tier, odds] = changed;
  const before = line.odds[tier] ?? '0';
  const up = BigInt(odds) > BigInt(before);
  return (
    <div className={styles.refusal} role="alert">
      <span className={styles.odds}>
        <Icon of={up ? ArrowUp : ArrowDown} size={14} />
        {t('bet_odds_changed')} <s>{format.exactOdds(before)}</s> <b>{format.exactOdds(odds)}</b>
      </span>
      <Button
        size="sm"
        variant="tonal"
        disabled={locked}
        onClick={() => changeSlip(owner.store, { type: 'change', line: withAcceptedOdds(line) })}
      >
        {t('bet_accept_odds')}
      </Button>
    </div>
  );
}
