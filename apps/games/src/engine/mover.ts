import { progress } from './canvas/motion.ts';

/** Movements of the page that a press can end. */
export interface Mover {
  /** `each` gets the share of the way once a picture, and 1 at the end; at once when skipped or calm. */
  move(lengthMs: number, each: (share: number) => void): Promise<void>;
  /** Ends every movement that runs, and until {@link start} every later one at once. */
  skip(): void;
  /** A new round: movements take their time again. */
  start(): void;
  isQuick(): boolean;
}

/** @param isCalm Whether the player wants little motion. */
export function createMover(isCalm: () => boolean): Mover {
  let skipped = false;
  const running = new Set<() => void>();
  const isQuick = () => skipped || isCalm() || document.hidden;
  return {
    isQuick,
    start() {
      skipped = false;
    },
    skip() {
      skipped = true;
      for (const end of [...running]) end();
    },
    move(lengthMs, each) {
      if (isQuick() || lengthMs <= 0) {
        each(1);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        let start = 0;
        let over = false;
        const end = () => {
          if (over) return;
          over = true;
          running.delete(end);
          each(1);
          resolve();
        };
        const picture = (now: number) => {
          if (over) return;
          start ||= now;
          const share = progress(now, start, lengthMs);
          if (share >= 1 || isQuick()) {
            end();
            return;
          }
          each(share);
          requestAnimationFrame(picture);
        };
        running.add(end);
        requestAnimationFrame(picture);
        // A hidden page gets no pictures, and a result must not wait for its return.
        setTimeout(end, lengthMs + 250);
      });
    },
  };
}
