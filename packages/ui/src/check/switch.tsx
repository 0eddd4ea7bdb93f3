import type { ButtonHTMLAttributes } from 'react';
import { useField } from '../field/field.tsx';
import { cx } from '../util/cx.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Accessible name, unless a field or `aria-labelledby` provides it. */
  label?: string;
}

/** An on/off switch that takes effect at once. */
export function Switch({ checked, onChange, label, className, ...rest }: SwitchProps) {
  const field = useField();
  return (
    <button
      id={field?.id}
      aria-describedby={field?.describedBy}
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={cx(styles.root, className)}
      onClick={() => onChange(!checked)}
    />
  );
}
