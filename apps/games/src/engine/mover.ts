import { progress } from './canvas/motion.ts';

/** Animations of the page that a press can skip. */
export interface Mover {
  /** Calls `each` with the progress once per frame, and with 1 at the end; at once when skipped or with reduced motion. */
  move(lengthMs: number, each: (share: number) => void): Promise<void>;
  /** Ends all running animations; later ones end at once until {@link start}. */
  skip(): void;
  /** A new round: animations run normally again. */
  start(): void;
  isQuick(): boolean;
}

/** @param isCalm Whether the player prefers reduced motion. */
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
        // A hidden page gets no animation frames, but a result must not wait until it is visible again.
        setTimeout(end, lengthMs + 250);
      });
    },
  };
}
