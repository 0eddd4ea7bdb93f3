import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { useField } from '../field/field.tsx';
import { snap } from '../stepper/number-text.ts';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './slider.module.css';

/** Props of {@link Slider}. */
export interface SliderProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Lowest and highest value that may be chosen, the whole scale by default; the rest of the scale is hatched. */
  from?: number;
  to?: number;
  /** Accessible name, unless a field provides it. */
  label?: string;
  /** The value as text, such as `1.2%`. */
  valueText?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * A slider: drag, click, arrow keys, or the − and + buttons, so that dragging is never the only way. A value outside `from` to `to`
 * becomes the nearer of the two.
 */
export function Slider({
  value,
  onChange,
  min,
  max,
  step = 1,
  from = min,
  to = max,
  label,
  valueText,
  disabled = false,
  className,
}: SliderProps) {
  const field = useField();
  const text = useUiText();
  const shareOf = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  const change = (wanted: number) => onChange(Math.min(Math.max(wanted, from), to));
  return (
    <span className={cx(styles.root, className)} data-disabled={disabled || undefined}>
      <IconButton
        icon={Minus}
        size="xs"
        label={text('ui_decrease')}
        disabled={disabled || value <= from}
        onClick={() => change(snap(value - step, min, max, step))}
      />
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        className={styles.line}
        style={{ '--v': shareOf(value), '--from': shareOf(from), '--to': shareOf(to) }}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <IconButton
        icon={Plus}
        size="xs"
        label={text('ui_increase')}
        disabled={disabled || value >= to}
        onClick={() => change(snap(value + step, min, max, step))}
      />
    </span>
  );
}
