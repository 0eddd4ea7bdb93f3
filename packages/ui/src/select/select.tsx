import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { useField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './select.module.css';

/** One entry of a {@link Select}. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'value' | 'onChange'> {
  options: readonly SelectOption<Value>[];
  /** Empty text shows `placeholder`. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  size?: 'sm' | 'md';
  /** Without a border, for use inside a heading or a bar. */
  quiet?: boolean;
}

/** A styled native select: the platform provides its list, so it works with every input device and screen reader. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  size = 'md',
  quiet = false,
  className,
  ...rest
}: SelectProps<Value>) {
  const field = useField();
  return (
    <span className={cx(styles.root, className)} data-size={size} data-quiet={quiet || undefined}>
      <select
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid || undefined}
        required={field?.required}
        {...rest}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked) onChange(picked.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className={styles.mark} />
    </span>
  );
}
