import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { markStale, queryClient, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { keepingReads, withRead } from '../model/reads.ts';

type Rooms = CallReply<'POST /api/chat/rooms'>;
export type Room = Rooms['items'][number];
/** What a moderator did that concerns the player. */
export type Act = Rooms['acts'][number];
/** A player on the own block list. */
export type Blocked = Rooms['blocked'][number];

const ROOMS = 'chat-rooms';

/** Messages of rooms that are not open arrive without an event. */
const AGAIN_MS = 60_000;

/** The rooms that the player may read, and acts about the player. */
export const roomsOptions = () =>
  queryOptions({
    queryKey: [ROOMS],
    queryFn: async ({ signal }) => {
      const answer = await call('POST /api/chat/rooms', {}, { signal, silent: true });
      return keepingReads(answer, queryClient.getQueryData<Rooms>([ROOMS]));
    },
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });

/** Refetches the rooms. */
export const refreshRooms = (): void => markStale([ROOMS]);

/**
 * After a gap the rooms are read again unless they were a moment ago: after a restart of a node all members come back at once, and what they
 * missed of the open room comes with joining it.
 */
function refreshOldRooms(): void {
  if (
    queryClient
      .getQueryCache()
      .find({ queryKey: [ROOMS] })
      ?.isStaleByTime(AGAIN_MS)
  )
    refreshRooms();
}

/** Refetches the rooms after an act about the player, and takes over what was read on this or another page. */
export function useFreshRooms(): void {
  useSocketEvent('chat:changed', refreshRooms);
  useSocketEvent('chat:read', (read) =>
    queryClient.setQueryData<Rooms>([ROOMS], (rooms) => rooms && withRead(rooms, read)),
  );
  useGap(refreshOldRooms);
}

/** Sends a text; repeating it under the same id makes no second message. The conversation shows a failure. */
export const sendText = (room: string, clientId: string, text: string) =>
  call('POST /api/chat/send', { room, client_id: clientId, text }, { silent: true });
