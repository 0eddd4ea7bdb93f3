import type { NodeChannels } from './node-channels.ts';
import type { Store } from './store.ts';
import type { Tx } from './tx.ts';

/** The platform's time: the time of the database, in ms since the epoch. In mode `test` it can be moved. */
export interface Clock {
  /**
   * `app_now()` from the database. Everything about money or draws is decided by it. Inside a transaction pass its `tx` as
   * `through`.
   */
  now(through?: Pick<Tx, 'query'>): Promise<number>;
  /**
   * By how much the platform's clock has been moved, ms: 0 but in mode `test`. The clock of the database's machine plus this is
   * `app_now()`, also after somebody set that clock or the machine stood still.
   */
  moved(): number;
  /**
   * `app_now()` estimated from the last measurement: for timers and logs, not for decisions. A change of the machine's
   * clock does not affect it (F8).
   */
  local(): number;
  /** Moves the clock of the whole platform by `ms`. Throws in any mode but `test`. */
  advance(ms: number): Promise<void>;
  /** Calls `handler` after the clock was moved. Returns the function that removes the handler. */
  onMoved(handler: () => void): () => void;
  /** Compares this machine's clock with the database's again. */
  measure(): Promise<void>;
}

export interface ClockOptions {
  store: Store;
  nodeChannels: NodeChannels;
  /** True in mode `test` only. */
  steerable?: boolean;
}

/** The machine's time at the start of the process, plus the time since then by a monotonic clock; ms. */
const machineNow = () => performance.timeOrigin + performance.now();

/** Round trips per measurement; the quickest one is the most accurate. */
const SAMPLES = 3;

/** Compares this machine's clock with the database's, and again after any node has moved the clock. */
export async function createClock({ store, nodeChannels, steerable = false }: ClockOptions): Promise<Clock> {
  const handlers = new Set<() => void>();
  let measured = await takeMeasure(store);
  let [begun, taken] = [0, 0];
  const measure = async (): Promise<void> => {
    const own = ++begun;
    const latest = await takeMeasure(store);
    // One that ends later and began earlier may have asked before the clock was moved.
    if (own < taken) return;
    taken = own;
    measured = latest;
    for (const handler of handlers) handler();
  };
  await nodeChannels.listen('clock', measure);
  return {
    now: (through = store) => askNow(through),
    moved: () => measured.movedMs,
    local: () => Math.floor(machineNow() + measured.offsetMs),
    measure,
    advance: async (ms) => {
      if (!steerable) throw new Error('The clock can be moved in mode test only');
      await store.query('select clock_steer(offset_ms + $1) from clock_offset', [ms]);
      await measure();
    },
    onMoved: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
}

async function askNow(through: Pick<Tx, 'query'>): Promise<number> {
  const { rows } = await through.query<{ now: Date }>('select app_now() as now');
  return rows[0]?.now.getTime() ?? Number.NaN;
}

interface Measure {
  /** The machine's time as set when the process started plus this is `app_now()`. */
  readonly offsetMs: number;
  readonly movedMs: number;
}

async function takeMeasure(store: Store): Promise<Measure> {
  let best = { trip: Number.POSITIVE_INFINITY, offsetMs: 0, movedMs: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const before = performance.now();
    const { rows } = await store.query<{ now: Date; moved: bigint }>(
      'select app_now() as now, offset_ms as moved from clock_offset',
    );
    const trip = performance.now() - before;
    if (trip >= best.trip) continue;
    const { now, moved } = rows[0]!;
    // The database read its clock about half way through the trip. It cut off the fraction of the ms: 0.5 on average.
    const offsetMs = Math.round(now.getTime() + 0.5 - (machineNow() - trip / 2));
    best = { trip, offsetMs, movedMs: Number(moved) };
  }
  return best;
}
