import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';

type Rooms = CallReply<'POST /api/chat/rooms'>;
export type Room = Rooms['items'][number];
/** What a moderator did that concerns the player. */
export type Act = Rooms['acts'][number];
/** A player on the own block list. */
export type Blocked = Rooms['blocked'][number];

const ROOMS = 'chat-rooms';

/** Messages of rooms that are not open arrive without an event. */
const AGAIN_MS = 30_000;

/** The rooms that the player may read, and acts about the player. */
export const roomsOptions = () =>
  queryOptions({
    queryKey: [ROOMS],
    queryFn: ({ signal }) => call('POST /api/chat/rooms', {}, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });

/** Refetches the rooms. */
export const refreshRooms = (): void => markStale([ROOMS]);

/** Refetches the rooms after an act about the player, and when something was read on another page. */
export function useFreshRooms(): void {
  useSocketEvent('chat:changed', refreshRooms);
  useGap(refreshRooms);
}

/** Sends a text; repeating it under the same id makes no second message. The conversation shows a failure. */
export const sendText = (room: string, clientId: string, text: string) =>
  call('POST /api/chat/send', { room, client_id: clientId, text }, { silent: true });
