import type { ReactNode } from 'react';
import { Card } from '../src/index.ts';
import styles from './gallery.module.css';

/** A panel of the gallery. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card pad title={title} className={styles.panel}>
      {children}
    </Card>
  );
}

/** One labelled line of a panel. */
export function Spec({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.spec}>
      <span className={styles.name}>{name}</span>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
