'use memo';

import { Slider } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { percentOf } from './percent-of.ts';
import styles from './rebate-slider.module.css';

/** 0.1 per cent. */
const STEP_PPM = 1_000;

/** A slider between the highest odds and the highest rebate, for bets of any play. */
export function RebateTrack({ value, onChange }: { value: number; onChange: (rebatePpm: number) => void }) {
  const t = useT();
  const { pricing } = useBettingPage();
  const rebate = percentOf(value);
  return (
    <div className={styles.root}>
      <div className={styles.ends}>
        <span>{t('bet_rebate_odds_end')}</span>
        <span>
          {t('bet_rebate_rebate_end')} <b>{percentOf(pricing.rMaxPpm)}%</b>
        </span>
      </div>
      <Slider
        value={value}
        onChange={onChange}
        min={0}
        max={pricing.rMaxPpm}
        step={STEP_PPM}
        label={t('bet_rebate_slider')}
        valueText={t('bet_rebate_of', { rebate })}
      />
    </div>
  );
}
