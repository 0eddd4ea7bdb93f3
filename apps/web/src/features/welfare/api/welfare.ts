import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { call } from '../../../platform/http/index.ts';
import { i18nStore } from '../../../platform/i18n/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { packetsChangeIn } from '../model/packet.ts';

/** The calendar of the month, the tasks and the red packets. */
export type Welfare = CallReply<'POST /api/user/welfare'>;
export type SignInMonth = NonNullable<Welfare['sign_in']>;
export type SignInDay = SignInMonth['days'][number];
export type Milestone = SignInMonth['milestones'][number];
export type Task = Welfare['tasks'][number];
export type Packet = Welfare['packets'][number];

/**
 * Fetched each time the page is shown: a task is done on another page. The server names offers in the player's language, so it is
 * part of the key.
 */
export const welfareOptions = () =>
  queryOptions({
    queryKey: [REWARDS, 'welfare', i18nStore.getState().language],
    queryFn: ({ signal }) => call('POST /api/user/welfare', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => packetsChangeIn(state.data?.packets ?? [], now()) ?? false,
  });

/** Signs in for today. */
export const signIn = (_: 'today', rid: string) =>
  call('POST /api/user/welfare/sign-in', { rid }, { silent: true });

/** Claims the prize of a task. */
export const claimTask = (task: Task['task'], rid: string) =>
  call('POST /api/user/welfare/task', { rid, task }, { silent: true });

/** Opens a red packet, under the terms that the player has seen. */
export const openPacket = ({ id, version }: Packet['offer'], rid: string) =>
  call('POST /api/user/welfare/packet', { rid, id, version }, { silent: true });
