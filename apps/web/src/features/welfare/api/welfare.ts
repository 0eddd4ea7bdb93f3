import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** The calendar of the month and the tasks. */
export type Welfare = CallReply<'POST /api/user/welfare'>;
export type SignInMonth = NonNullable<Welfare['sign_in']>;
export type SignInDay = SignInMonth['days'][number];
export type Milestone = SignInMonth['milestones'][number];
export type Task = Welfare['tasks'][number];

/** Fetched each time the page is shown: a task is done on another page. */
export const welfareOptions = () =>
  queryOptions({
    queryKey: [REWARDS, 'welfare'],
    queryFn: ({ signal }) => call('POST /api/user/welfare', {}, { signal }),
    staleTime: 0,
  });

/** Signs in for today. */
export const signIn = (_: 'today', rid: string) =>
  call('POST /api/user/welfare/sign-in', { rid }, { silent: true });

/** Claims the prize of a task. */
export const claimTask = (task: Task['task'], rid: string) =>
  call('POST /api/user/welfare/task', { rid, task }, { silent: true });
