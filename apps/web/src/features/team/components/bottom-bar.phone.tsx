import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Buttons at the bottom of the window; the page leaves room for them. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
