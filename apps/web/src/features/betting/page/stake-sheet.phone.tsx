import { Chip, Keypad, Sheet, Stepper } from '@tessera/ui';
import { useState } from 'react';
import { UnitSwitch } from '../../../components/unit-switch/index.ts';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { NumberSets } from '../pick/sets/number-sets.tsx';
import { RebateSlider } from '../place/rebate-slider.tsx';
import { useSlipActions } from '../place/use-bet-actions.ts';
import { useMaxMultiple } from '../place/use-max-multiple.ts';
import styles from './stake-sheet.phone.module.css';

const presets = [1, 5, 10, 20, 50, 100] as const;

/** Phone: unit, multiple by keypad, prize against rebate, random bets. */
export function StakeSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { lottery, unit, setUnit, terms, setMultiple } = useBettingPage();
  const { random } = useSlipActions();
  const fillMax = useMaxMultiple();
  const keypad = useBetPrefs((prefs) => prefs.keypad);
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    const wanted = Math.min(Number(text), lottery.multiple_max);
    setTyped(text === '' ? '' : String(wanted));
    if (wanted >= 1) setMultiple(wanted);
  };
  const handleRandom = (count: 1 | 5) => {
    onClose();
    random(count);
  };
  return (
    <Sheet open onClose={onClose} title={t('bet_stake_settings')}>
      <div className={styles.root}>
        <div className={styles.row}>
          <Chip onClick={() => handleRandom(1)}>{t('bet_random_n', { n: 1 })}</Chip>
          <Chip onClick={() => handleRandom(5)}>{t('bet_random_n', { n: 5 })}</Chip>
          <NumberSets>{(open) => <Chip onClick={open}>{t('bet_saved')}</Chip>}</NumberSets>
        </div>
        <div className={styles.row}>
          <span>{t('bet_unit_stake')}</span>
          <b>{format.money(terms.unitStake, EXACT)}</b>
          <span className={styles.push}>
            <UnitSwitch value={unit} onChange={setUnit} />
          </span>
        </div>
        <RebateSlider detailed />
        <div className={styles.row}>
          <span>{t('bet_multiple')}</span>
          {keypad ? (
            <b className={styles.multiple}>{terms.multiple}</b>
          ) : (
            <Stepper
              value={terms.multiple}
              max={lottery.multiple_max}
              label={t('bet_multiple')}
              onChange={setMultiple}
            />
          )}
          <span className={styles.presets}>
            {presets.map((preset) => (
              <Chip
                key={preset}
                pressed={terms.multiple === preset}
                onClick={() => {
                  setTyped('');
                  setMultiple(preset);
                }}
              >
                {preset}
              </Chip>
            ))}
            <Chip
              aria-label={t('bet_multiple_max_name')}
              disabled={!fillMax}
              onClick={() => {
                setTyped('');
                fillMax?.();
              }}
            >
              {t('bet_multiple_max')}
            </Chip>
          </span>
        </div>
        {keypad && (
          <Keypad
            value={typed}
            inForce={String(terms.multiple)}
            onChange={type}
            onDone={onClose}
            label={t('bet_multiple')}
            decimals={0}
            digitsMax={6}
          />
        )}
      </div>
    </Sheet>
  );
}
