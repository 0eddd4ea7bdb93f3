/** What was read is reported this often at most, ms: in a busy room every member reads every message. */
const PAUSE_MS = 30_000;

export interface ReadReport {
  /** Everything up to this number was seen. Reported at once, in a busy room every half minute. */
  seen(seq: number): void;
  /** Reports what waits. */
  flush(): void;
}

/** Reports how far a conversation was read, with `send`; a lost answer is made up for by the next message that is read. */
export function createReadReport(send: (seq: number) => Promise<unknown>, now: () => number): ReadReport {
  let seen = 0;
  let reported = 0;
  let nextAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (seen <= reported) return;
    const before = reported;
    reported = seen;
    nextAt = now() + PAUSE_MS;
    send(seen).catch(() => {
      reported = before;
    });
  }

  return {
    seen(seq) {
      seen = Math.max(seen, seq);
      const wait = nextAt - now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
    flush,
  };
}
