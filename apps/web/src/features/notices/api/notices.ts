import type { CallReply } from '@tessera/protocol/endpoints';
import { isVisitor, useUser } from '../../../data/session/index.ts';
import { call } from '../../../platform/http/index.ts';
import { i18nStore } from '../../../platform/i18n/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';

export type NoticeLine = CallReply<'POST /api/notice/list'>['items'][number];
export type Notice = CallReply<'POST /api/notice/detail'>;
export type DialogNotice = CallReply<'POST /api/user/notice/dialog'>['items'][number];

/** Who reads: a player may see more notices than a visitor. Undefined until it is known. */
export type Reader = 'player' | 'visitor' | undefined;

export function useReader(): Reader {
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(isVisitor);
  if (signedIn) return 'player';
  return visitor ? 'visitor' : undefined;
}

const NOTICES = 'notices';

/** Notices start and end by the clock, without an event. */
const AGAIN_MS = 300_000;

/** Fetched each time they are shown. The server answers in the player's language, so it is part of the keys. */
export const noticesOptions = (reader: Reader) =>
  queryOptions({
    queryKey: [NOTICES, reader, i18nStore.getState().language],
    queryFn: ({ signal }) =>
      reader === 'player'
        ? call('POST /api/user/notice/list', {}, { signal, silent: true })
        : call('POST /api/notice/list', {}, { signal, silent: true }),
    enabled: reader !== undefined,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });

export const noticeOptions = (id: string, reader: Reader) =>
  queryOptions({
    queryKey: [NOTICES, reader, id, i18nStore.getState().language],
    queryFn: ({ signal }) =>
      reader === 'player'
        ? call('POST /api/user/notice/detail', { id }, { signal, silent: true })
        : call('POST /api/notice/detail', { id }, { signal, silent: true }),
    enabled: reader !== undefined,
    staleTime: 0,
  });

/** Notices for the dialog after a sign-in. */
export const unseenNotices = async (): Promise<readonly DialogNotice[]> =>
  (await call('POST /api/user/notice/dialog', {}, { silent: true })).items;

/** Marks them as seen on the account. */
export const markSeen = (items: { id: string; version: number }[], rid: string) =>
  call('POST /api/user/notice/seen', { rid, items }, { silent: true });

/** Refetches what is shown when notices change, and when what the player may receive changes: a break hides promotions at once. */
export function useFreshNotices(): void {
  const refresh = () => markStale([NOTICES]);
  useSocketEvent('notice:changed', refresh);
  useSocketEvent('protection:changed', refresh);
  useGap(refresh);
}
