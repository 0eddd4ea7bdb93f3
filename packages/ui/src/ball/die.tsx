import { useId } from 'react';
import { cx } from '../util/cx.ts';
import styles from './die.module.css';

/** Props of {@link Die}. */
export interface DieProps {
  /** 1 to 6; any other value is an empty face for a pending draw. */
  value?: number;
  size?: 'l' | 'm' | 's';
  state?: 'idle' | 'matched' | 'miss' | 'empty' | 'waiting';
  /** Prints the digit under the die; on by default. */
  digit?: boolean;
  label?: string;
  className?: string;
}

/** A die face, white in every theme; the pips of 1 and 4 are red. */
export function Die({ value = 0, size = 'l', state = 'idle', digit = true, label, className }: DieProps) {
  const id = useId();
  const isShown = state !== 'empty' && state !== 'waiting';
  const pips = isShown ? (faces[value] ?? []) : [];
  return (
    <span
      className={cx(styles.root, className)}
      data-size={size}
      data-state={state}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#fff" />
            <stop offset="1" stopColor="#E9ECF4" />
          </linearGradient>
        </defs>
        <rect x=".5" y=".5" width="35" height="35" rx="8" fill="#C3C9D8" />
        <rect x=".5" y=".5" width="35" height="33.2" rx="8" fill={`url(#${id})`} />
        <rect x=".5" y=".5" width="35" height="35" rx="8" fill="none" stroke="var(--ball-edge)" />
        <g fill={value === 1 || value === 4 ? 'var(--die-red)' : 'var(--die-pip)'}>
          {pips.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 5.2 : 3.3} />
          ))}
        </g>
      </svg>
      {digit && <span className={styles.digit}>{isShown && value ? value : ''}</span>}
    </span>
  );
}

type Pip = readonly [x: number, y: number];

const [near, middle, far] = [10.5, 18, 25.5];
const faces: Readonly<Record<number, readonly Pip[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};
