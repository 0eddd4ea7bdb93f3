'use memo';

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './odds-cell.module.css';

/** Props of {@link OddsCell}. */
export interface OddsCellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'name'> {
  /** The selection: a word, a ball or a row of balls. */
  name: ReactNode;
  /** Odds as printed. */
  odds: ReactNode;
  picked: boolean;
  /** Amount staked on it; a filled pill below the odds. */
  amount?: ReactNode;
}

/** One cell of a two-sided board. */
export function OddsCell({ name, odds, picked, amount, className, ...rest }: OddsCellProps) {
  // An `aria-label` already states the figures; visible text must then be part of the label word for word.
  const isSaid = rest['aria-label'] !== undefined || undefined;
  return (
    <button {...rest} type="button" className={cx(styles.root, className)} aria-pressed={picked}>
      <b>{name}</b>
      <span className={styles.end} aria-hidden={isSaid}>
        <span className={styles.odds}>{odds}</span>
        {amount !== undefined && <span className={styles.amount}>{amount}</span>}
      </span>
    </button>
  );
}
