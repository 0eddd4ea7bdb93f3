/** Longest a call may keep the event loop, ms (E16). */
export const LOOP_MAX_MS = 20;

/** Looks how long the event loop is held while calls are under way. */
export interface LoopMeter {
  /**
   * Begins a call. What it answers ends it, and gives the longest stretch for which the loop was held meanwhile: ms of
   * this thread's processor time between two turns of the loop.
   */
  begin(): () => number;
}

/** How often the loop is looked at while calls are under way, ms: a stretch is told up to this much too long. */
const TICK_MS = 2;

interface UnderWay {
  /** Processor time at which it began, ms. */
  readonly from: number;
  longest: number;
}

/**
 * A timer that comes with every turn of the loop measures what was spent since the last one. Processor time of the thread
 * is taken and not the clock's: it stands still while others have the processor, so a busy machine makes no call look
 * slow. Calls under way at the same time share a stretch, whoever caused it.
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
