import type { CallReply } from '@tessera/protocol/endpoints';
import { chaseDetailFromWire, chasePageFromWire } from '@tessera/protocol/inward';
import { takeMainBalance } from '../../../data/session/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';

export type { Chase } from '@tessera/protocol/inward';

/** One issue of a chase. */
export type ChaseIssue = CallReply<'POST /api/lottery/chase/detail'>['rows'][number];

/** Query key prefix of everything that shows this player's chases. */
export const CHASES = 'chases';

/**
 * The next issues of a lottery. `current` is the issue on sale: a new one triggers a refetch, and the old issues stay until the
 * reply arrives.
 */
export const issuesOptions = (lottery: string, current: string, count: number) =>
  queryOptions({
    queryKey: ['chase-issues', lottery, current, count],
    queryFn: ({ signal }) =>
      call('POST /api/lottery/chase/issues', { lottery, count }, { signal, silent: true }),
    enabled: count > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });

/** The running and paused chases of a lottery. */
export const openChasesOptions = (lottery: string) =>
  queryOptions({
    queryKey: [CHASES, 'open', lottery],
    queryFn: async ({ signal }) => {
      const ask = { lottery, only: 'open' } as const;
      return chasePageFromWire(await call('POST /api/lottery/chase/list', ask, { signal, silent: true }));
    },
  });

/** One chase with all its issues. */
export const chaseDetailOptions = (chaseId: number) =>
  queryOptions({
    queryKey: [CHASES, 'detail', String(chaseId)],
    queryFn: async ({ signal }) => {
      const ask = { chase_id: chaseId };
      return chaseDetailFromWire(await call('POST /api/lottery/chase/detail', ask, { signal, silent: true }));
    },
  });

/** Commands of a player for one of their chases. */
export type ChaseCommand = 'stop' | 'pause' | 'resume';

/** Sends the command; updates balance and lists. */
export async function commandChase(command: ChaseCommand, chaseId: number): Promise<void> {
  const { balance } = await call(`POST /api/lottery/chase/${command}`, { rid: newRid(), chase_id: chaseId });
  takeMainBalance(balance);
  markStale([CHASES]);
}
