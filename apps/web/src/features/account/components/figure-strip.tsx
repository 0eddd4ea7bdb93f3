import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

export interface FigureStripProps {
  figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Two to four labelled figures side by side at the bottom of a card. */
export function FigureStrip({ figures }: FigureStripProps) {
  return (
    <dl className={styles.root}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
