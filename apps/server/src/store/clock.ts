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
  /** Last measured offset, ms: this machine's clock, as set when the process started, plus the offset is `app_now()`. */
  offset(): number;
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

/** Measures the offset, and again after any node has moved the clock. */
export async function createClock({ store, nodeChannels, steerable = false }: ClockOptions): Promise<Clock> {
  const handlers = new Set<() => void>();
  let offset = await measuredOffset(store);
  let [begun, taken] = [0, 0];
  const measure = async (): Promise<void> => {
    const own = ++begun;
    const measured = await measuredOffset(store);
    // One that ends later and began earlier may have asked before the clock was moved.
    if (own < taken) return;
    taken = own;
    offset = measured;
    for (const handler of handlers) handler();
  };
  await nodeChannels.listen('clock', measure);
  return {
    now: (through = store) => askNow(through),
    offset: () => offset,
    local: () => Math.floor(machineNow() + offset),
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

async function measuredOffset(store: Store): Promise<number> {
  let best = { trip: Number.POSITIVE_INFINITY, offset: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const before = performance.now();
    const now = await askNow(store);
    const trip = performance.now() - before;
    // The database read its clock about half way through the trip. It cut off the fraction of the ms: 0.5 on average.
    const offset = now + 0.5 - (machineNow() - trip / 2);
    if (trip < best.trip) best = { trip, offset: Math.round(offset) };
  }
  return best.offset;
}
