import type { ReactNode } from 'react';
import styles from './platform-mark.module.css';

interface Mark {
  /** Gradient of the ground, dark enough for white lines. */
  readonly ground: readonly [from: string, to: string];
  readonly drawing: ReactNode;
}

const MARKS: Readonly<Record<string, Mark>> = {
  // Curtains of light over a horizon.
  aurora: {
    ground: ['#4b3bd6', '#0b6b63'],
    drawing: <path d="M6 19c1-7 2-11 3.5-11S11 13 12 17c.8-6 1.8-10 3.3-10S17.5 12 18 19M4 21.5h16" />,
  },
  // An anchor.
  harbor: {
    ground: ['#0a6fc2', '#073b6b'],
    drawing: (
      <path d="M12 8.5V21M8.5 12h7M5 14.5c0 4 3 6.5 7 6.5s7-2.5 7-6.5M12 8.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Z" />
    ),
  },
};

const NO_MARK: readonly [string, string] = ['#4b3bd6', '#231b73'];

/** A platform's mark; without a drawing the first letter of its slug. Decorative: the name is beside it. */
export function PlatformMark({ platform }: { platform: string }) {
  const mark = MARKS[platform];
  const [from, to] = mark?.ground ?? NO_MARK;
  return (
    <span className={styles.root} style={{ '--c1': from, '--c2': to }} aria-hidden="true">
      {mark ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {mark.drawing}
        </svg>
      ) : (
        platform.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
