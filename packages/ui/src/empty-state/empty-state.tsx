import type { ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A 120 px drawing, such as `EmptyBetsArt`. */
  art?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string;
}

/** Placeholder of an empty list: a drawing, a title, one line, one action. */
export function EmptyState({ art, title, line, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.root, className)}>
      {art && <div className={styles.art}>{art}</div>}
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
