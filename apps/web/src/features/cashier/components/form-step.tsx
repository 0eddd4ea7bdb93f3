import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface FormStepProps {
  /** Number of this step in its form; absent when the section is not a step. */
  step?: number;
  title: ReactNode;
  /** At the end of the heading: bounds, a timer. */
  end?: ReactNode;
  children: ReactNode;
}

/** One section of a form in its own card, with its heading. */
export function FormStep({ step, title, end, children }: FormStepProps) {
  return (
    <Card className={styles.part}>
      <div className={styles.partHead}>
        {step !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {step}
          </span>
        )}
        <h2>{title}</h2>
        {end && <span className={styles.partEnd}>{end}</span>}
      </div>
      {children}
    </Card>
  );
}
