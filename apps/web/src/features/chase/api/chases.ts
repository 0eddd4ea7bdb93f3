import type { CallReply } from '@tessera/protocol/endpoints';
import { takeMainBalance } from '../../../data/session/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';

/** One of the player's chases. */
export type Chase = CallReply<'POST /api/lottery/chase/list'>['items'][number];
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
    queryFn: ({ signal }) =>
      call('POST /api/lottery/chase/list', { lottery, only: 'open' }, { signal, silent: true }),
  });

/** One chase with all its issues. */
export const chaseDetailOptions = (chaseId: number) =>
  queryOptions({
    queryKey: [CHASES, 'detail', String(chaseId)],
    queryFn: ({ signal }) =>
      call('POST /api/lottery/chase/detail', { chase_id: chaseId }, { signal, silent: true }),
  });

/** Commands of a player for one of their chases. */
export type ChaseCommand = 'stop' | 'pause' | 'resume';

/** Sends the command; updates balance and lists. */
export async function commandChase(command: ChaseCommand, chaseId: number): Promise<void> {
  const { balance } = await call(`POST /api/lottery/chase/${command}`, { rid: newRid(), chase_id: chaseId });
  takeMainBalance(balance);
  markStale([CHASES]);
}
