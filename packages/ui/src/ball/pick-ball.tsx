'use memo';

import { Flame, Snowflake } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './pick-ball.module.css';

/** Props of {@link PickBall}. */
export interface PickBallProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'children'> {
  /** The number as printed. */
  value: ReactNode;
  picked: boolean;
  /** Figure below the number: omission or frequency. */
  note?: ReactNode;
  /** `max` marks the longest omission of the row. */
  noteTone?: 'max' | 'hot' | 'cold';
  /** Marks a banker with this letter, such as 胆. */
  banker?: string;
  /** Takes part in arrow key navigation (`handleRovingKey` on the group). */
  roving?: boolean;
}

/** A number to pick: 40 px visible, 44 px hit area. The group around it names the position. */
export function PickBall({
  value,
  picked,
  note,
  noteTone,
  banker,
  roving = false,
  className,
  ...rest
}: PickBallProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.root, className)}
      aria-pressed={picked}
      data-roving={roving ? '' : undefined}
    >
      <span className={styles.ball}>
        {value}
        {banker && <span className={styles.banker}>{banker}</span>}
      </span>
      {note !== undefined && (
        <span
          className={styles.note}
          data-tone={noteTone}
          aria-hidden={rest['aria-label'] !== undefined || undefined}
        >
          {noteTone === 'hot' && <Icon of={Flame} size={12} />}
          {noteTone === 'cold' && <Icon of={Snowflake} size={12} />}
          {note}
        </span>
      )}
    </button>
  );
}
