import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import { queryClient, useAnswer } from '../platform/query.ts';

/** Filters of a page that the operator keeps under a name. */
export type SavedView = ConsoleReply<'/console/view/list'>['items'][number];

const KEY = ['saved views'];

/** The operator's saved views of all pages, by page and name. */
export const useSavedViews = () =>
  useAnswer({
    queryKey: KEY,
    queryFn: () => call('/console/view/list'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads the saved views again after a change of them. */
export const refreshViews = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });
