import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** Title of a lobby section, with a quiet note beside it and tools at the end. */
export function SectionHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.tools}>{children}</span>
    </div>
  );
}
