import { defineLongJob, inStep, type Store } from '../../store/index.ts';

/** One line of the log. */
export interface LoggedEvent {
  readonly id: bigint;
  readonly at: Date;
  /** `player:<id>`, `operator:<id or name>` or `service`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** Network address of the caller; null without a caller. */
  readonly address: string | null;
  readonly result: string;
  readonly data: unknown;
}

/**
 * Triggers log the events of sign-ins, accounts, settings, limits, outside results and freezes together with their rows;
 * {@link EventLog.note} adds events without a row. Events are never deleted, so the twelve months of E13 are covered.
 */
export interface EventLog {
  note(
    event: Pick<LoggedEvent, 'actor' | 'action' | 'subject' | 'result'> & { data?: object },
  ): Promise<void>;
  /** Chains all committed events; returns their number. */
  drain(): Promise<number>;
  /** The newest events first. */
  newest(limit: number): Promise<readonly LoggedEvent[]>;
  /** The first invalid link; `undefined` when the whole chain is valid. */
  fault(): Promise<bigint | undefined>;
}

const PERIOD_MS = 60_000;
const EVENTS_MAX = 1_000;

/** Chains new events every minute. */
export const chainJob = defineLongJob('log.chain', {
  async run(log: EventLog, job) {
    await log.drain();
    return inStep(PERIOD_MS, job);
  },
});

export function createEventLog({ store }: { store: Store }): EventLog {
  const drain = async (): Promise<number> => {
    for (let total = 0; ; ) {
      const { rows } = await store.query<{ chained: number }>('select chain_events($1) as chained', [
        EVENTS_MAX,
      ]);
      const chained = rows[0]?.chained ?? 0;
      total += chained;
      if (chained < EVENTS_MAX) return total;
    }
  };
  return {
    drain,
    async note({ actor, action, subject, result, data }) {
      await store.query('select log_event($1, $2, $3, null, $4, $5)', [
        actor,
        action,
        subject,
        result,
        JSON.stringify(data ?? {}),
      ]);
    },
    async newest(limit) {
      const { rows } = await store.query<LoggedEvent>('select * from event_log order by id desc limit $1', [
        limit,
      ]);
      return rows;
    },
    async fault() {
      const { rows } = await store.query<{ fault: bigint | null }>('select event_chain_fault() as fault');
      return rows[0]?.fault ?? undefined;
    },
  };
}
