import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface FormStepProps {
  /** Place among the steps of a form; without one the part is no step. */
  step?: number;
  title: ReactNode;
  /** At the end of the heading: bounds, a timer. */
  end?: ReactNode;
  children: ReactNode;
}

/** One part of a form on a surface of its own, with its heading. */
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
