import type { ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './ring.module.css';

/** Props of {@link Ring}. */
export interface RingProps {
  /** Remaining share, 1 to 0. */
  share: number;
  state?: 'open' | 'closing' | 'closed';
  /** Diameter in px; 44 by default, 60 in the draw header, 16 as a small mark. */
  size?: number;
  /** Line width in px; 3.5 by default. */
  width?: number;
  /** Accessible name; without it the ring is decorative. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A ring that empties, around an icon or an emblem. */
export function Ring({
  share,
  state = 'open',
  size = 44,
  width = 3.5,
  label,
  className,
  children,
}: RingProps) {
  return (
    <span
      className={cx(styles.root, className)}
      style={{ '--p': state === 'closed' ? 0 : share, '--size': `${size}px`, '--w': `${width}px` }}
      data-state={state}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {children}
    </span>
  );
}
