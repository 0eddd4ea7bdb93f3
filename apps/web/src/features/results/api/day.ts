import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** A past draw. */
export type PastDraw = CallReply<'POST /api/lottery/trend'>['items'][number];
/** Statistics of a date's draws. */
export type DayFigures = CallReply<'POST /api/lottery/statistics'>;

/** Value for "no date": the newest draws, for lotteries drawn daily or less often. */
export const NEWEST = '';
const NEWEST_COUNT = 100;

/** Draws of a date, newest first. `newest` is the latest drawn issue: a new one triggers a refetch. */
export const dayOptions = (lottery: string, date: string, newest: string) =>
  queryOptions({
    queryKey: ['results-day', lottery, date, newest],
    queryFn: ({ signal }) =>
      call(
        'POST /api/lottery/trend',
        date === NEWEST ? { lottery, count: NEWEST_COUNT } : { lottery, date },
        { signal, silent: true },
      ),
    placeholderData: (before, query) =>
      query?.queryKey[1] === lottery && query.queryKey[2] === date ? before : undefined,
  });

/** Statistics of a date. */
export const figuresOptions = (lottery: string, date: string, newest: string) =>
  queryOptions({
    queryKey: ['results-figures', lottery, date, newest],
    enabled: date !== NEWEST,
    queryFn: ({ signal }) =>
      call('POST /api/lottery/statistics', { lottery, date }, { signal, silent: true }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === lottery && query.queryKey[2] === date ? before : undefined,
  });
