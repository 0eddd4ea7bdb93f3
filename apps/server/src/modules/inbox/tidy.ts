import { INBOX_DAYS } from '@tessera/protocol';
import { defineLongJob, inStep } from '../../store/index.ts';
import type { InboxDeps } from './deps.ts';

const HOUR_MS = 3_600_000;
/** Events removed in one statement. */
const TOGETHER = 5_000;

/** Removes, every hour, events that are older than they are kept. */
export const tidyJob = defineLongJob('inbox.tidy', {
  slow: true,
  async run(deps: InboxDeps, job) {
    await removeOld(deps);
    return inStep(HOUR_MS, job);
  },
});

/** Removes old events in parts. Returns how many. */
export async function removeOld({ store }: Pick<InboxDeps, 'store'>): Promise<number> {
  for (let all = 0; ; ) {
    const { rowCount } = await store.query(
      `delete from inbox_event where ctid = any (array(
         select ctid from inbox_event where at < app_now() - make_interval(days => $1) limit $2))`,
      [INBOX_DAYS, TOGETHER],
    );
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < TOGETHER) return all;
  }
}
