import { Slider } from '@tessera/ui';
import { percentText } from '../../../components/reward-figures/index.ts';
import { RATE_STEP_PPM } from '../model/link-terms.ts';
import type { RateBounds } from '../model/rate-bounds.ts';
import styles from './rate-slider.module.css';

interface RateSliderProps {
  label: string;
  /** Rate, ppm. */
  value: number;
  onChange: (ratePpm: number) => void;
  /** End of the scale, ppm, and its text. */
  max: number;
  maxText: string;
  /** The rates that may be chosen; the whole scale by default. */
  bounds?: RateBounds;
}

/** A rate on a scale from zero, with the value above it. Rates that may not be chosen are hatched. */
export function RateSlider({ label, value, onChange, max, maxText, bounds }: RateSliderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <span>{label}</span>
        <output>{percentText(value)}</output>
      </div>
      <Slider
        label={label}
        valueText={percentText(value)}
        min={0}
        max={max}
        step={RATE_STEP_PPM}
        {...bounds}
        value={value}
        disabled={max === 0}
        onChange={onChange}
      />
      <div className={styles.ends}>
        <span>{percentText(0)}</span>
        <span>{maxText}</span>
      </div>
    </div>
  );
}
