'use memo';

import { Fragment, type ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import { VisuallyHidden } from '../util/visually-hidden.tsx';
import { Ball, type BallSize, type BallState } from './ball.tsx';
import styles from './ball-row.module.css';
import { Die } from './die.tsx';
import { type BallLook, shapeOf, type Wave } from './look.ts';

/** Props of {@link BallRow}. */
export interface BallRowProps {
  look: BallLook;
  /** Main numbers in drawn order, as printed. */
  numbers: readonly (string | number)[];
  /** Numbers after the plus: special number, bonus zone. */
  extra?: readonly (string | number)[];
  /** Read out once instead of the balls: `第041期开奖号码 3 7 6 6 8`. */
  label: string;
  size?: BallSize;
  /** State per number, main first, then extra. */
  states?: readonly BallState[];
  /** State of all numbers, such as `empty` for a pending draw. */
  state?: BallState;
  /** Small text under each ball, such as the zodiac. */
  captions?: readonly ReactNode[];
  /** Colours from the server's table, main first, then extra. */
  waves?: readonly (Wave | undefined)[];
  /** Prints `4 + 7 + 8 = 19`; the sum is the first of `extra`. */
  sum?: boolean;
  solid?: boolean;
  /** Places the row in a recessed tray. */
  tray?: boolean;
  /** Maximum number of balls; the rest is shown as `+15`. */
  limit?: number;
  /** Plays the look's reveal animation once, when the row appears. */
  reveal?: boolean;
  className?: string;
}

/** A result: an ordered list that always runs left to right and is read out once. */
export function BallRow(props: BallRowProps) {
  const { look, numbers, extra = [], label, size = 'm', sum = false, tray = false, limit, className } = props;
  const all = sum ? numbers : [...numbers, ...extra];
  // Numbers may repeat but never change places, so the position is part of the key.
  const balls = all.map((value, index) => ({ key: `${index}-${value}`, value, index }));
  const shown = limit === undefined ? balls : balls.slice(0, limit);
  return (
    <span
      className={cx(styles.root, className)}
      data-size={size}
      data-look={shapeOf(look)}
      data-tray={tray || undefined}
      data-long={shown.length > longFrom || undefined}
      data-reveal={props.reveal || undefined}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <ol className={styles.list} dir="ltr" aria-hidden="true">
        {shown.map(({ key, value, index }) => (
          <Fragment key={key}>
            {index > 0 && sum && <li className={styles.mark}>+</li>}
            {!sum && index === numbers.length && <li className={styles.mark}>+</li>}
            <li className={styles.item} style={{ '--i': index }}>
              <NumberAt {...props} index={index} value={value} />
            </li>
          </Fragment>
        ))}
        {sum && extra[0] !== undefined && (
          <>
            <li className={styles.mark}>=</li>
            <li className={styles.item} style={{ '--i': numbers.length }}>
              <Ball look={look} value={extra[0]} size={grown[size]} state={props.state} />
            </li>
          </>
        )}
        {shown.length < all.length && <li className={styles.more}>+{all.length - shown.length}</li>}
      </ol>
    </span>
  );
}

/** Rows with more balls than this wrap even if `--balls-wrap` asks for one line. */
const longFrom = 10;

const grown: Readonly<Record<BallSize, BallSize>> = { l: 'l', h: 'l', m: 'h', s: 'm' };

function NumberAt({
  look,
  numbers,
  size = 'm',
  states,
  state = 'idle',
  captions,
  waves,
  sum,
  solid,
  index,
  value,
}: BallRowProps & { index: number; value: string | number }) {
  const own = states?.[index] ?? state;
  const isExtra = index >= numbers.length;
  if (look === 'die') {
    return (
      <Die
        value={Number(value)}
        size={size === 'l' || size === 'h' ? 'l' : size}
        state={own === 'selected' || own === 'hot' || own === 'cold' ? 'idle' : own}
        digit={size !== 's'}
      />
    );
  }
  const ball = (
    <Ball
      // The parts of a sum are digits; only the sum itself has the colours of the look.
      look={sum ? 'plain' : look}
      value={value}
      size={size}
      state={own}
      wave={waves?.[index]}
      special={isExtra}
      solid={solid}
    />
  );
  const caption = captions?.[index];
  return caption === undefined ? (
    ball
  ) : (
    <span className={styles.column}>
      {ball}
      <span>{caption}</span>
    </span>
  );
}
