import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './odds-cell.module.css';

/** Props of {@link OddsCell}. */
export interface OddsCellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'name'> {
  /** What is bet on: a word, a ball, a row of balls. */
  name: ReactNode;
  /** Odds as printed. */
  odds: ReactNode;
  picked: boolean;
  /** Amount laid on it; takes the place of the odds as a filled pill. */
  amount?: ReactNode;
}

/** One cell of a two-sided board. */
export function OddsCell({ name, odds, picked, amount, className, ...rest }: OddsCellProps) {
  // A label says the figures in words of its own; what is seen must then be part of it word for word.
  const isSaid = rest['aria-label'] !== undefined || undefined;
  return (
    <button {...rest} type="button" className={cx(styles.root, className)} aria-pressed={picked}>
      <b>{name}</b>
      {amount === undefined ? (
        <span className={styles.odds} aria-hidden={isSaid}>
          {odds}
        </span>
      ) : (
        <span className={styles.amount} aria-hidden={isSaid}>
          {amount}
        </span>
      )}
    </button>
  );
}
