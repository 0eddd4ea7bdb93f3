'use memo';

import { Flame, Snowflake } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './ball.module.css';
import { type BallLook, shapeOf, type Wave, waveOf } from './look.ts';

/** `l` 40, `h` 34, `m` 28, `s` 22 px. */
export type BallSize = 'l' | 'h' | 'm' | 's';

/** State of a number. */
export type BallState = 'idle' | 'selected' | 'matched' | 'miss' | 'hot' | 'cold' | 'empty' | 'waiting';

/** Props of {@link Ball}. */
export interface BallProps {
  /** The number as printed; empty for a pending draw. */
  value?: string | number;
  /** Determines shape and colour. */
  look: BallLook;
  size?: BallSize;
  state?: BallState;
  /** Overrides the colour from the look's table. */
  wave?: Wave;
  /** Second zone of a two-zone lottery, or the special number of LHC with its gold ring. */
  special?: boolean;
  /** LHC only: filled with the wave colour instead of ringed. */
  solid?: boolean;
  /** Visual only, for a control whose label already names the number: drawn by CSS, so it is not content. */
  seen?: boolean;
  /** Accessible name, such as `红波 07 鼠`. */
  label?: string;
  className?: string;
}

/** One drawn or picked number. For dice, use `Die`. */
export function Ball({
  value = '',
  look,
  size = 'm',
  state = 'idle',
  wave,
  special = false,
  solid = false,
  seen = false,
  label,
  className,
}: BallProps) {
  const shape = shapeOf(look);
  const number = Number(value);
  const hasNumber = value !== '' && Number.isFinite(number);
  const colour = wave ?? (hasNumber ? waveOf(look, number, special) : null);
  const isBlank = state === 'empty' || state === 'waiting';
  return (
    <span
      className={cx(styles.root, className)}
      data-look={shape}
      data-size={size}
      data-state={state}
      data-wave={colour ?? undefined}
      data-lane={shape === 'square' && hasNumber ? number : undefined}
      data-star={(special && look === 'stars') || undefined}
      data-special={(special && shape === 'ring') || undefined}
      data-solid={solid || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {seen && !isBlank ? (
        <span className={styles.digit} data-text={value} />
      ) : (
        <span className={styles.digit}>{isBlank ? '' : value}</span>
      )}
      {state === 'hot' && <Icon of={Flame} size={12} className={styles.heat} />}
      {state === 'cold' && <Icon of={Snowflake} size={12} className={styles.heat} />}
    </span>
  );
}
