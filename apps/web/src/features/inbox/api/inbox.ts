import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { InboxKind } from '@tessera/protocol/inbox';
import { useEffect } from 'react';
import { type InboxPage, pagesAfter } from '../../../data/inbox/changes.ts';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';
import { applyChange, onInboxChange } from '../../../data/inbox/live.ts';
import { call } from '../../../platform/http/index.ts';
import { markStale, queryClient, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { createSaver } from '../model/saver.ts';

const EVENTS = 'inbox-events';
const SETTINGS = 'inbox-settings';
const PAGE = 30;

/** The events of one kind, or of all, page by page, newest first; what the server tells meanwhile is added in place. */
export function useInboxPages(kind: InboxKind | undefined) {
  const queryKey = [EVENTS, kind ?? 'all'];
  useEffect(
    () =>
      onInboxChange((change) => {
        const key = [EVENTS, kind ?? 'all'];
        queryClient.setQueryData<InfiniteData<InboxPage, string>>(
          key,
          (known) => known && { ...known, pages: [...pagesAfter(known.pages, kind, change)] },
        );
        // The answer on its way may not know of it.
        if (queryClient.isFetching({ queryKey: key }) > 0) markStale([EVENTS]);
      }),
    [kind],
  );
  useGap(() => markStale([EVENTS]));
  return useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/user/inbox/list',
          { limit: PAGE, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }: InboxPage) => next ?? undefined,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Marks everything up to an event as read, on all devices. */
export async function readAll(upTo: number): Promise<void> {
  await call('POST /api/user/inbox/read-all', { up_to: upTo });
  applyChange({ kind: 'read', ids: [], up_to: upTo });
}

export const settingsOptions = () =>
  queryOptions({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) => call('POST /api/user/inbox/settings', {}, { signal, silent: true }),
  });

const saver = createSaver<InboxSettings>({
  shown: () => queryClient.getQueryData<InboxSettings>([SETTINGS]),
  show: (settings) => void queryClient.setQueryData([SETTINGS], settings),
  send: (settings) => call('POST /api/user/inbox/settings/set', settings),
});

/** Refetches the settings when another device has changed them. While this page saves, its last answer tells them. */
export function useFreshSettings(): void {
  useSocketEvent('inbox:settings', () => {
    if (!saver.isSaving()) markStale([SETTINGS]);
  });
}

/** Saves the settings; the page shows them at once, and after a failure those that are saved. */
export const saveSettings = (settings: InboxSettings): Promise<void> => saver.save(settings);
