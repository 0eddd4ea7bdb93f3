import type { Log, Store } from '../../../store/index.ts';
import { pushOf } from './message.ts';
import { createNotes } from './notes.ts';
import { outcomeOf } from './outcome.ts';
import { type Claimed, claimPushes, type Decided, nextPushIn } from './queue.ts';
import type { PushSender } from './sender.ts';
import type { PushServices } from './services.ts';
import { createPushWindow } from './window.ts';

/** Taken from the queue in one statement. */
const CLAIM_MAX = 128;
/** A smaller part of the window is not worth a statement. */
const CLAIM_PART = 4;
/** Time limit of a request, ms. */
export const PUSH_WITHIN_MS = 5_000;
/** A message that was taken and has no outcome after this time is due again: its node has died. */
const LEASE_MS = 15_000;
/** Pause between two looks at the queue while messages are on their way, ms. */
const LOOK_MS = 250;
/** The pump wakes up by itself for what is due within this time, ms; the sweep of every minute starts it for the rest. */
const AHEAD_MS = 90_000;
const AHEAD_MS_MIN = 50;
/** Pause after the queue could not be read, ms. */
const RETRY_MS = 1_000;
/** Most time that a stop waits for messages on their way, ms. */
const STOP_MS = 2_000;

export interface PumpDeps {
  readonly store: Store;
  readonly log: Log;
  readonly sender: Pick<PushSender, 'send'>;
  services(): PushServices;
  /** `mailto:` or `https:` address of the operator, or empty. */
  contact(): string;
  lotteryName(id: string): Readonly<Record<string, string>>;
}

/** Sends the messages of the queue from this node, a bounded number at once. */
export interface Pump {
  /** Sends everything that is due, in the background, and what is due soon when its time has come. */
  start(): void;
  /** Takes no more messages; resolves when the others have their outcome, or after two seconds. */
  stop(): Promise<void>;
}

export function createPump({ store, log, sender, ...given }: PumpDeps): Pump {
  let busy = 0;
  let running = false;
  let again = false;
  let stopped = false;
  let alarm: NodeJS.Timeout | undefined;
  let wake = (): void => {};
  const notes = createNotes(store, log, () => wake());
  const window = createPushWindow();
  const isWorthIt = (free: number): boolean => free * CLAIM_PART >= window.size;

  const decide = async ({ id, subscription, attempts, facts, ...of }: Claimed): Promise<Decided> => {
    const { services, contact, lotteryName } = given;
    const parcel = pushOf(facts, { ...of, services: services(), contact: contact(), lotteryName });
    if (typeof parcel === 'string') return { id, subscription, outcome: { state: parcel } };
    const began = performance.now();
    const answer = await sender.send(parcel);
    const took = performance.now() - began;
    if (answer.status !== 0) window.answered(took);
    const now = of.now + took;
    return { id, subscription, outcome: outcomeOf(answer, { attempts, now, clock: Date.now() }) };
  };

  const handle = async (claimed: Claimed): Promise<void> => {
    busy += 1;
    const { id, subscription } = claimed;
    notes.add(
      await decide(claimed).catch((error: unknown): Decided => {
        log.error({ err: error, push: id }, 'a push message could not be written');
        return { id, subscription, outcome: { state: 'failed' } };
      }),
    );
    busy -= 1;
    if (isWorthIt(window.size - busy)) wake();
  };

  const nap = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Sends until nothing is due and nothing on its way. Returns when the next message is due, ms from now. */
  const drain = async (): Promise<number | undefined> => {
    while (!stopped) {
      again = false;
      const free = window.size - busy;
      const wanted = Math.min(free, CLAIM_MAX);
      const claimed = isWorthIt(free) ? await claimPushes(store, wanted, LEASE_MS) : [];
      for (const one of claimed) void handle(one);
      if (claimed.length > 0 && claimed.length === wanted) continue;
      if (busy > 0 || notes.isOpen()) {
        await nap();
        continue;
      }
      const next = await nextPushIn(store);
      // What is due and was not taken is just being taken by another node.
      if (next === 0) await nap();
      // A start since the last look may have found something newer.
      else if (!again) return next;
    }
    return undefined;
  };

  const start = (): void => {
    again = true;
    wake();
    if (running || stopped) return;
    running = true;
    clearTimeout(alarm);
    void drain()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'push messages wait: the queue could not be read');
        return RETRY_MS;
      })
      .then((next) => {
        running = false;
        if (stopped) return;
        if (again && next !== RETRY_MS) return start();
        if (next === undefined || next > AHEAD_MS) return;
        alarm = setTimeout(start, Math.max(next, AHEAD_MS_MIN)).unref();
      });
  };

  return {
    start,
    async stop() {
      stopped = true;
      clearTimeout(alarm);
      wake();
      const until = performance.now() + STOP_MS;
      while (busy > 0 && performance.now() < until) await nap();
      await notes.flush();
    },
  };
}
