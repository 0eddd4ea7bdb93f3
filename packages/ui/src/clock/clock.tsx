import { Fragment } from 'react';
import { cx } from '../util/cx.ts';
import styles from './clock.module.css';
import { clockParts } from './clock-parts.ts';

/** Props of {@link Clock}. */
export interface ClockProps {
  /** Whole seconds left; `null` shows dashes. */
  seconds: number | null;
  /** Accessible name without the time: `距封盘`. */
  label: string;
  /** `closing` in the last ten seconds, `closed` after. */
  state?: 'open' | 'closing' | 'closed';
  size?: 's' | 'm';
  className?: string;
}

/** A countdown on digit tiles. It is not announced: the draw has its own polite live region. */
export function Clock({ seconds, label, state = 'open', size = 'm', className }: ClockProps) {
  const groups = clockParts(seconds);
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={`${label} ${groups.join(':')}`}
      className={cx(styles.root, className)}
      data-state={state}
      data-size={size}
    >
      {groups.map((group, place) => (
        <Fragment key={places[groups.length - place]}>
          {place > 0 && <span className={styles.colon}>:</span>}
          <span className={styles.digit}>{group[0]}</span>
          <span className={styles.digit}>{group[1]}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Keys of the groups from the right, so that a clock that loses its hours keeps its tiles. */
const places = ['', 'seconds', 'minutes', 'hours', 'days'];
