import { defineLongJob } from '../../store/index.ts';
import { returnCases } from './agents.ts';
import { assignCases, lockCapacity } from './assign.ts';
import type { ServiceDeps } from './deps.ts';
import { caseChanged, caseResolved } from './events.ts';

/** How often the timers of cases and agents are looked at. */
const EVERY_MS = 15_000;
/** An agent counts as gone after this time without a report of the provider. */
const SILENT_SECONDS = 90;

type Timing = Pick<ServiceDeps, 'store' | 'clock' | 'settings' | 'events'>;

/** Looks at the timers for ever. */
export const timersJob = defineLongJob('service.timers', {
  async run(deps: Timing) {
    await runTimers(deps);
    return { runAgainAt: deps.clock.local() + EVERY_MS };
  },
});

/**
 * Agents of whom the provider says nothing any more have gone; cases that their agent left unanswered return to the queue; answered
 * cases whose player is silent are resolved; what is free gets cases, also at the beginning of the hours of service.
 */
export async function runTimers(deps: Timing): Promise<void> {
  const { store, clock, events } = deps;
  await store.tx(async (tx) => {
    await lockCapacity(tx);
    await tx.query(
      `update service_agent set online = false where online and at < app_now() - $1::integer * interval '1 second'`,
      [SILENT_SECONDS],
    );
    await returnCases(tx, deps, "state = 'open' and due_at <= app_now()");
    await returnCases(
      tx,
      deps,
      "state = 'open' and agent in (select id from service_agent where not online)",
    );
    const { rows } = await tx.query<{ id: bigint; user_id: bigint }>(
      `update service_case set state = 'resolved', resolved_at = app_now(), due_at = null, waiting_since = null
       where id in (
         select id from service_case where state = 'waiting' and due_at <= app_now() order by id limit 500 for update skip locked
       ) returning id, user_id`,
    );
    for (const { id, user_id: user } of rows) {
      const at = clock.local();
      await events.publish(tx, caseChanged, `${id}/idle/${at}`, { id, user });
      await events.publish(tx, caseResolved, `${id}`, { id, user, at });
    }
    await assignCases(tx, deps);
  });
}
