import { cx } from '../util/cx.ts';
import styles from './progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** Completed share, 0 to 1; without it the bar is indeterminate. */
  value?: number;
  label: string;
  /** The share as text. */
  valueText?: string;
  tone?: 'primary' | 'success' | 'warning' | 'danger';
  className?: string;
}

export function Progress({ value, label, valueText, tone = 'primary', className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      aria-valuetext={valueText}
      className={cx(styles.root, className)}
      data-tone={tone}
      data-endless={share === undefined || undefined}
      style={{ '--v': share ?? 0.3 }}
    />
  );
}
