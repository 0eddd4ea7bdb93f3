import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A titled card. */
export function Card({
  title,
  sub,
  end,
  children,
}: {
  title: string;
  sub?: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {sub && <span className="t3 s12 clip">{sub}</span>}
        {end && <span className="push">{end}</span>}
      </div>
      {children}
    </section>
  );
}
