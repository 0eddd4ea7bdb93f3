import { Icon } from '@tessera/ui';
import { Check } from '@tessera/ui/icons';
import styles from './step-line.module.css';

export interface StepLineProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step; equals the number of steps when all are done. */
  current: number;
}

/** Numbered steps in one line at the top of a phone page. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-done={place < current || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <b>{place < current ? <Icon of={Check} size={12} /> : place + 1}</b>
          {step}
        </li>
      ))}
    </ol>
  );
}
