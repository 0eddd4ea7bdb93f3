import type { ReactNode } from 'react';
import styles from './formula.module.css';

/** A figure as the terms it is made of: terms with operators between them, `× 0.40 % =`. */
export function Formula({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** One term; `isSum` is the result. */
export function Term({
  name,
  isSum = false,
  children,
}: {
  name: string;
  isSum?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={styles.term} data-sum={isSum || undefined}>
      {name}
      <b>{children}</b>
    </span>
  );
}
