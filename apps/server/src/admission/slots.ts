/** Limits of the queue for calls: platform settings, read at each call. */
export interface SlotLimits {
  /** Calls that are worked on at the same time. */
  readonly inFlight: number;
  /** Calls that may wait for a slot. */
  readonly waiting: number;
  /** Longest wait, ms. */
  readonly waitMs: number;
}

/** The bounded queue of calls that wait to be worked on. */
export interface Slots {
  /**
   * Takes a slot, at once or after a wait, and returns the function that releases it. Undefined when the queue is full
   * or the longest wait is over.
   */
  enter(): Promise<(() => void) | undefined>;
  readonly inFlight: number;
  readonly waiting: number;
}

/** Creates the queue; calls get slots in the order they came. */
export function createSlots(limits: () => SlotLimits): Slots {
  const queue = new Set<() => void>();
  let inFlight = 0;

  const slot = (): (() => void) => {
    inFlight += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inFlight -= 1;
      if (inFlight >= limits().inFlight) return;
      const [next] = queue;
      next?.();
    };
  };

  return {
    enter() {
      const { inFlight: inFlightMax, waiting, waitMs } = limits();
      if (inFlight < inFlightMax) return Promise.resolve(slot());
      if (queue.size >= waiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          queue.delete(start);
          resolve(undefined);
        }, waitMs);
        const start = () => {
          clearTimeout(late);
          queue.delete(start);
          resolve(slot());
        };
        queue.add(start);
      });
    },
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return queue.size;
    },
  };
}
