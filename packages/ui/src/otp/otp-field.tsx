import { useState } from 'react';
import { useField } from '../field/field.tsx';
import { toHalfWidth } from '../stepper/number-text.ts';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './otp-field.module.css';

/** Props of {@link OtpField}. */
export interface OtpFieldProps {
  /** Digits typed so far. */
  value: string;
  onChange: (value: string) => void;
  length?: number;
  /** Accessible name, unless a field provides it. */
  label?: string;
  invalid?: boolean;
  disabled?: boolean;
  /** Hides the digits, for a fund password. */
  masked?: boolean;
  className?: string;
}

/** A numeric code in cells. One real input lies below them, so paste and one-time-code autofill work. */
export function OtpField({
  value,
  onChange,
  length = 6,
  label,
  invalid,
  disabled = false,
  masked = false,
  className,
}: OtpFieldProps) {
  const field = useField();
  const text = useUiText();
  const [isFocused, setFocused] = useState(false);
  const isInvalid = invalid ?? field?.invalid ?? false;
  const handleText = (typed: string) => {
    const digits = toHalfWidth(typed).replace(/\D/g, '').slice(0, length);
    if (digits !== value) onChange(digits);
  };
  return (
    <span
      className={cx(styles.root, className)}
      style={{ '--n': length }}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      {Array.from({ length }, (_, place) => place).map((place) => (
        <span
          key={place}
          className={styles.cell}
          data-now={(isFocused && place === Math.min(value.length, length - 1)) || undefined}
          aria-hidden="true"
        >
          {masked && value[place] ? '•' : value[place]}
        </span>
      ))}
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-label={label ?? (field ? undefined : text('ui_otp'))}
        aria-invalid={isInvalid || undefined}
        className={styles.input}
        type={masked ? 'password' : 'text'}
        inputMode="numeric"
        autoComplete={masked ? 'off' : 'one-time-code'}
        pattern="[0-9]*"
        disabled={disabled}
        value={value}
        onChange={(event) => handleText(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </span>
  );
}
