import type { ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './tracker.module.css';

/** Props of {@link Tracker}. */
export interface TrackerProps {
  steps: readonly { readonly key: string; readonly label: ReactNode }[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  label: string;
  className?: string;
}

/** Steps on a line: done, current, upcoming. */
export function Tracker({ steps, current, label, className }: TrackerProps) {
  return (
    <ol aria-label={label} className={cx(styles.root, className)}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          data-state={index < current ? 'done' : index === current ? 'now' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}
