import type { NodeChannels } from './node-channels.ts';
import type { Store } from './store.ts';
import type { Tx } from './tx.ts';

/** The platform's time: the database's, in ms since the epoch. In mode `test` it can be moved. */
export interface Clock {
  /**
   * `app_now()`, asked of the database. Decides everything that money or draws depend on. Inside a transaction it is asked
   * through its `tx`.
   */
  now(through?: Pick<Tx, 'query'>): Promise<number>;
  /** ms to add to this machine's clock, as it stood when the process started, to get `app_now()`; as last measured. */
  offset(): number;
  /**
   * `app_now()` as counted here since it was last measured: good for timers and logs, not for decisions. A change of
   * the machine's clock does not affect it (F8).
   */
  local(): number;
  /** Moves the clock of the whole platform by `ms`. Throws but in mode `test`. */
  advance(ms: number): Promise<void>;
  /** Calls `handler` after the clock was moved. Returns how to stop that. */
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

/** Round trips measured at a time; the quickest one tells most. */
const SAMPLES = 3;

/** Measures the offset once and hears of every move of the clock by any node. */
export async function createClock({ store, nodeChannels, steerable = false }: ClockOptions): Promise<Clock> {
  const handlers = new Set<() => void>();
  let offset = await measuredOffset(store);
  const measure = async (): Promise<void> => {
    offset = await measuredOffset(store);
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
    // The database read its clock about half way; the half ms is what it cut off.
    const offset = now + 0.5 - (machineNow() - trip / 2);
    if (trip < best.trip) best = { trip, offset: Math.round(offset) };
  }
  return best.offset;
}
