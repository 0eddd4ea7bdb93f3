import { Chip } from '../chip/chip.tsx';
import { Input } from '../field/input.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './date-range.module.css';
import { type DateSpan, withEnd } from './date-span.ts';

/** Props of {@link DateRange}. */
export interface DateRangeProps {
  value: DateSpan;
  onChange: (value: DateSpan) => void;
  /** Name of the group. */
  label: string;
  /** Preset spans: today, yesterday, 7 days, 30 days. */
  presets?: readonly (DateSpan & { readonly label: string })[];
  /** Earliest and latest permitted day. */
  min?: string;
  max?: string;
  /** Maximum span in days. */
  daysMax?: number;
  className?: string;
}

/** Preset spans as chips, and two dates typed or picked in the native calendar. */
export function DateRange({
  value,
  onChange,
  label,
  presets = [],
  min,
  max,
  daysMax = 366,
  className,
}: DateRangeProps) {
  const text = useUiText();
  const end = (name: 'from' | 'to', spoken: string) => (
    <Input
      type="date"
      size="sm"
      className={styles.date}
      aria-label={spoken}
      min={min}
      max={max}
      value={value[name]}
      onValue={(day) => day && onChange(withEnd(value, name, day, daysMax))}
    />
  );
  return (
    <fieldset className={cx(styles.root, className)} aria-label={label}>
      {presets.map((preset) => (
        <Chip
          key={preset.label}
          pressed={preset.from === value.from && preset.to === value.to}
          onClick={() => onChange({ from: preset.from, to: preset.to })}
        >
          {preset.label}
        </Chip>
      ))}
      <span className={styles.dates}>
        {end('from', text('ui_from'))}
        <span aria-hidden="true">–</span>
        {end('to', text('ui_to'))}
      </span>
    </fieldset>
  );
}
