import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A labelled value. */
export type Fact = readonly [name: string, value: ReactNode];

/** Label at the start and value at the end, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
