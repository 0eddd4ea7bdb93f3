import type { ReactNode } from 'react';
import styles from './live.module.css';

/** State of a connection: a dot and its word. */
export function Live({
  tone = 'success',
  children,
}: {
  tone?: 'success' | 'warning' | 'danger';
  children: ReactNode;
}) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  );
}
