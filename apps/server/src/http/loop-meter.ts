/** Longest time a call may block the event loop, ms (E16). */
export const LOOP_MAX_MS = 20;

/** Measures how long the event loop is blocked while calls are in progress. */
export interface LoopMeter {
  /**
   * Begins a call and returns the function that ends it. That function returns the longest time for which the loop was
   * blocked during the call: ms of this thread's processor time between two turns of the loop.
   */
  begin(): () => number;
}

/** Interval of the measurement while calls are in progress, ms. A result can be too long by up to this time. */
const TICK_MS = 2;

interface UnderWay {
  /** Processor time at which the call began, ms. */
  readonly from: number;
  longest: number;
}

/**
 * A timer measures the time since the last turn of the loop. It measures processor time of the thread, not the time of
 * a clock, so a busy machine does not make a call look slow. Calls in progress at the same time share a result,
 * whichever of them caused it.
 */
export function createLoopMeter(spentMs: () => number = threadMs): LoopMeter {
  const underWay = new Set<UnderWay>();
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = spentMs();
    for (const call of underWay) call.longest = Math.max(call.longest, now - Math.max(last, call.from));
    last = now;
  }

  return {
    begin() {
      const call = { from: spentMs(), longest: 0 };
      underWay.add(call);
      timer ??= setInterval(look, TICK_MS).unref();
      return () => {
        look();
        underWay.delete(call);
        if (underWay.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        return call.longest;
      };
    },
  };
}

/** Processor time that this thread has taken, ms. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
