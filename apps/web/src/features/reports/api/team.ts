import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import type { Days } from '../../../components/days/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import type { TeamView } from '../model/team-view.ts';

/** Figures of a team with a page of its direct members. */
export type TeamReport = CallReply<'POST /api/report/team'>;
/** A direct member, with all below. */
export type TeamMember = TeamReport['items'][number];
/** The caller's commission from one member and all below. */
export type Commission = CallReply<'POST /api/report/team/commission'>;
/** One bet of an explained commission. */
export type CommissionBet = Commission['items'][number];

export const TEAM = 'report-team';

export const teamOptions = ({ days: { from, to }, of, sort, ascending, page }: Omit<TeamView, 'member'>) =>
  queryOptions({
    queryKey: [TEAM, from, to, of, sort, ascending, page],
    queryFn: ({ signal }) =>
      call(
        'POST /api/report/team',
        { from, to, ...(of !== undefined && { of }), sort, ascending, page },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });

/** Bets of one page of an explanation. */
const BETS = 10;

/** How a commission is made, with its bets, newest first, page by page. */
export function useCommission(member: number, { from, to }: Days) {
  return useInfiniteQuery(
    {
      queryKey: [TEAM, 'commission', member, from, to],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/report/team/commission',
          { from, to, member, limit: BETS, ...(pageParam && { before: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** Address of the file with all members below. */
export const exportTeam = ({ days: { from, to }, of }: Pick<TeamView, 'days' | 'of'>) =>
  call('POST /api/report/team/export', { from, to, ...(of !== undefined && { of }) });
