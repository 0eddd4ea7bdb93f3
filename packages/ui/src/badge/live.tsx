import type { ReactNode } from 'react';
import styles from './live.module.css';

/** Connection state: a dot and a word; `title` gives the reason. */
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
