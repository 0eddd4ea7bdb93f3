import type { CallReply } from '@tessera/protocol/endpoints';
import { call, newRid } from '../../../platform/http/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';
import { takeMainBalance } from '../../session/index.ts';

/** One of the player's chases. */
export type Chase = CallReply<'POST /api/lottery/chase/list'>['items'][number];
/** One issue of a chase. */
export type ChaseIssue = CallReply<'POST /api/lottery/chase/detail'>['rows'][number];

/** First part of the keys of everything that shows chases of this player. */
export const CHASES = 'chases';

/** The next issues of a lottery. `current` = the one on sale: another one asks again, and the older ones stay till then. */
export const issuesOptions = (lottery: string, current: string, count: number) =>
  queryOptions({
    queryKey: ['chase-issues', lottery, current, count],
    queryFn: ({ signal }) =>
      call('POST /api/lottery/chase/issues', { lottery, count }, { signal, silent: true }),
    enabled: count > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });

/** The chases of a lottery that run or are paused. */
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

/** What a player can do to a chase of his. */
export type ChaseCommand = 'stop' | 'pause' | 'resume';

/** Does it; balance and lists follow. */
export async function commandChase(command: ChaseCommand, chaseId: number): Promise<void> {
  const { balance } = await call(`POST /api/lottery/chase/${command}`, { rid: newRid(), chase_id: chaseId });
  takeMainBalance(balance);
  markStale([CHASES]);
}
