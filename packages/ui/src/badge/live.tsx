import type { ReactNode } from 'react';
import styles from './live.module.css';

/** State of a connection: a dot and its word; `title` says why it is so. */
export function Live({
  tone = 'success',
  title,
  children,
}: {
  tone?: 'success' | 'warning' | 'danger';
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.root} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
