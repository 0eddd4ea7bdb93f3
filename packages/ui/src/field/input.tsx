import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { useField } from './field.tsx';
import styles from './input.module.css';

/** Props of {@link Input}. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  /** Called with the text on every change, in addition to the native `onChange`. */
  onValue?: (value: string) => void;
  /** Before the text: a currency symbol or an icon. */
  prefix?: ReactNode;
  /** After the text: a unit or an icon button. */
  suffix?: ReactNode;
  size?: 'sm' | 'md';
  /** Default: the validity of the surrounding field. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A text input. A password input has a show/hide button, a date is printed as `2026-11-24` in every browser until it is edited. */
export function Input({
  onValue,
  onChange,
  prefix,
  suffix,
  size = 'md',
  invalid,
  className,
  type = 'text',
  ref,
  ...rest
}: InputProps) {
  const field = useField();
  const text = useUiText();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const isInvalid = invalid ?? field?.invalid ?? false;
  return (
    <span
      className={cx(styles.root, className)}
      data-size={size}
      data-invalid={isInvalid || undefined}
      data-disabled={rest.disabled || undefined}
      data-day={type === 'date' ? rest.value : undefined}
    >
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        required={field?.required}
        {...rest}
        ref={ref}
        type={isPassword && revealed ? 'text' : type}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.target.value);
        }}
      />
      {isPassword && !rest.disabled && (
        <IconButton
          className={styles.reveal}
          icon={revealed ? EyeOff : Eye}
          label={text(revealed ? 'ui_hide_password' : 'ui_show_password')}
          onClick={() => setRevealed(!revealed)}
        />
      )}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
