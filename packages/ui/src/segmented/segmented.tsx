import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './segmented.module.css';

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string> {
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon;
    readonly disabled?: boolean;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the group. */
  label: string;
  /** Fills the line with equal widths. */
  fill?: boolean;
  /** `md` has the height of an input. */
  size?: 'sm' | 'md';
  className?: string;
}

/** Two to five exclusive choices in one strip: native radio buttons, so arrow keys move the choice. */
export function Segmented<Value extends string>({
  options,
  value,
  onChange,
  label,
  fill = false,
  size = 'sm',
  className,
}: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset className={cx(styles.root, className)} data-fill={fill || undefined} data-size={size}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.item}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
