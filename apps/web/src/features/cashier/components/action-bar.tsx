import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface ActionBarProps {
  /** Effect of the submit button, in one line above the buttons. */
  sum?: ReactNode;
  /** Buttons; the primary one comes last. */
  children: ReactNode;
}

/** The buttons of a form: below it on desktop, at the bottom of the window on phones. */
export function ActionBar({ sum, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {sum && (
        <p className={styles.sum} aria-live="polite">
          {sum}
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
