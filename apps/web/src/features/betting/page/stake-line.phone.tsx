import { type Amount, shortFigure, ZERO } from '@tessera/protocol/money';
import { Icon, IconButton, Menu } from '@tessera/ui';
import { ChevronDown, ChevronRight, Dices, Minus, Plus } from '@tessera/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { unitStakeOf, units } from '../../../data/bet-prefs/index.ts';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { lineWinOf } from '../pick/quote.ts';
import { percentOf } from '../place/percent-of.ts';
import { useSlipActions } from '../place/use-bet-actions.ts';
import styles from './stake-line.phone.module.css';

const StakeSheet = lazy(async () => ({ default: (await import('./stake-sheet.phone.tsx')).StakeSheet }));

/** Longest prize, in characters, that leaves space for the rebate. */
const PRIZE_BESIDE_REBATE = 8;

/** Phone: unit price with a menu, multiple, prize and rebate in one line; a tap opens the sheet with the keypad. */
export function StakeLine() {
  const t = useT();
  const format = useFormat();
  const { item, unit, setUnit, terms, pricing, setMultiple, lottery } = useBettingPage();
  const { random } = useSlipActions();
  const [open, setOpen] = useState(false);
  const prize = shortFigure(format.figure(lineWinOf(item, { ...terms, multiple: 1 }, pricing)));
  const stakeText = (amount: Amount) => shortFigure(format.money(amount, EXACT));
  return (
    <div className={styles.root}>
      <Menu
        label={t('bet_unit')}
        align="start"
        items={units.map((value) => ({
          key: value,
          label: t(`bet_unit_${value}`),
          end: stakeText(unitStakeOf(amountFrom(lottery.unit_stake) ?? ZERO, value)),
          checked: unit === value,
          onSelect: () => setUnit(value),
        }))}
        trigger={(props) => (
          <button
            type="button"
            className={styles.value}
            aria-label={t('bet_unit_is', { amount: stakeText(terms.unitStake) })}
            {...props}
          >
            <b>{stakeText(terms.unitStake)}</b>
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
      />
      <span className={styles.stepper}>
        <IconButton
          icon={Minus}
          size="sm"
          iconSize={16}
          label={t('bet_multiple_less')}
          disabled={terms.multiple <= 1}
          onClick={() => setMultiple(terms.multiple - 1)}
        />
        <button
          type="button"
          className={styles.multiple}
          aria-label={t('bet_multiple_is', { n: terms.multiple })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {terms.multiple}
        </button>
        <IconButton
          icon={Plus}
          size="sm"
          iconSize={16}
          label={t('bet_multiple_more')}
          disabled={terms.multiple >= lottery.multiple_max}
          onClick={() => setMultiple(terms.multiple + 1)}
        />
      </span>
      <span className={styles.times}>{t('bet_times_word')}</span>
      <button
        type="button"
        className={styles.prize}
        data-long={prize.length > PRIZE_BESIDE_REBATE || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.terms}>
          <span>{t('bet_prize_short')}</span>
          <b>{prize}</b>
          <span>
            {t('bet_rebate_short')} {percentOf(terms.rebatePpm).replace('.0', '')}%
          </span>
        </span>
        <Icon of={ChevronRight} size={14} />
      </button>
      <IconButton
        icon={Dices}
        size="lg"
        iconSize={24}
        label={t('bet_random_n', { n: 1 })}
        className={styles.dice ?? ''}
        onClick={() => random(1)}
      />
      <Suspense>{open && <StakeSheet onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
