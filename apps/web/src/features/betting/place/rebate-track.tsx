'use memo';

import { Slider } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { percentOf } from './percent-of.ts';
import { rebateStep } from './rebate-max.ts';
import styles from './rebate-slider.module.css';

/** A slider between the highest odds and the highest rebate, for bets of any play. */
export function RebateTrack({ value, onChange }: { value: number; onChange: (rebatePpm: number) => void }) {
  const t = useT();
  const { rebateMaxPpm } = useBettingPage();
  const rebate = percentOf(value);
  return (
    <div className={styles.root}>
      <div className={styles.ends}>
        <span>{t('bet_rebate_odds_end')}</span>
        <span>
          {t('bet_rebate_rebate_end')} <b>{percentOf(rebateMaxPpm)}%</b>
        </span>
      </div>
      <Slider
        value={value}
        onChange={onChange}
        min={0}
        max={rebateMaxPpm}
        step={rebateStep(rebateMaxPpm)}
        label={t('bet_rebate_slider')}
        valueText={t('bet_rebate_of', { rebate })}
      />
    </div>
  );
}
