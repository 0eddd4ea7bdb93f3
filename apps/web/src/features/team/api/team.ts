import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';

/** The player's place in a team. */
export type TeamPlace = CallReply<'POST /api/team/mine'>;
export type TeamLinks = CallReply<'POST /api/team/links'>;
export type TeamLink = TeamLinks['items'][number];
/** A registration through a link. */
export type LinkMember = CallReply<'POST /api/team/link/members'>['items'][number];
/** One level of the team. */
export type TeamLevel = CallReply<'POST /api/team/list'>;
export type TeamMember = TeamLevel['items'][number];
export type TeamSort = NonNullable<CallPayload<'POST /api/team/list'>['sort']>;

/** First part of the keys of all answers on the team. */
const TEAM = 'team';

/** Fetches everything on the team again that is on screen. */
export const refreshTeam = () => queryClient.invalidateQueries({ queryKey: [TEAM] });

export const placeOptions = () =>
  queryOptions({
    queryKey: [TEAM, 'place'],
    queryFn: ({ signal }) => call('POST /api/team/mine', {}, { signal }),
  });

export const linksOptions = () =>
  queryOptions({
    queryKey: [TEAM, 'links'],
    queryFn: ({ signal }) => call('POST /api/team/links', {}, { signal }),
  });

/** Registrations through a link, newest first, page by page. */
export function useLinkMembers(id: number) {
  return useInfiniteQuery(
    {
      queryKey: [TEAM, 'link-members', id],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/team/link/members',
          { id, ...(pageParam > 0 && { before: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** What a list of members shows. */
export interface LevelQuery {
  /** Whose members; the own ones without it. */
  readonly of?: number | undefined;
  readonly search?: string | undefined;
  readonly sort: TeamSort;
  readonly ascending: boolean;
  readonly page: number;
}

export const levelOptions = ({ of, search, sort, ascending, page }: LevelQuery) =>
  queryOptions({
    queryKey: [TEAM, 'level', of ?? 0, search ?? '', sort, ascending, page],
    queryFn: ({ signal }) =>
      call(
        'POST /api/team/list',
        { ...(of !== undefined && { of }), ...(search !== undefined && { search }), sort, ascending, page },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });

/** Terms of a new link. */
export type LinkTerms = Omit<CallPayload<'POST /api/team/link/create'>, 'rid'>;

/** Creates a link. No failure is a toast: the form shows it at its button. */
export const createLink = (terms: LinkTerms, rid: string) =>
  call('POST /api/team/link/create', { rid, ...terms }, { silent: true });

export const disableLink = (id: number) => call('POST /api/team/link/disable', { id });

/** A new rate of a direct member. */
export type RateChange = Omit<CallPayload<'POST /api/team/rate'>, 'rid'>;

/** Changes a rate. No failure is a toast: the editor shows it at its button. */
export const changeRate = (change: RateChange, rid: string) =>
  call('POST /api/team/rate', { rid, ...change }, { silent: true });
