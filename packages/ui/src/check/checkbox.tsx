import type { InputHTMLAttributes, ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './check.module.css';

/** Props of {@link Checkbox} and {@link Radio}. */
export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Label text; without it, set `aria-label`. */
  children?: ReactNode;
}

export function Checkbox(props: CheckProps) {
  return <Check {...props} type="checkbox" />;
}

/** One of several choices with the same `name`. */
export function Radio(props: CheckProps) {
  return <Check {...props} type="radio" />;
}

function Check({
  children,
  className,
  onChange,
  type,
  ...rest
}: CheckProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx(styles.root, className)} data-disabled={rest.disabled || undefined}>
      <input
        {...rest}
        type={type}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
