import type { ReactNode } from 'react';
import styles from './verification.module.css';

export interface StepProps {
  /** An icon or a letter. */
  mark: ReactNode;
  title: ReactNode;
  /** At the end of the title: a time or a verdict. */
  end?: ReactNode;
  state?: 'ok' | 'failed' | undefined;
  children?: ReactNode;
}

/** One step of a sequence. */
export function Step({ mark, title, end, state, children }: StepProps) {
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark}>{mark}</span>
      <div className={styles.stepTitle}>
        <h3>{title}</h3>
        {end && <span className={styles.stepEnd}>{end}</span>}
      </div>
      {children && <div className={styles.stepBody}>{children}</div>}
    </li>
  );
}
