import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** A past draw. */
export type PastDraw = CallReply<'POST /api/lottery/trend'>['items'][number];
/** What a date's draws amount to. */
export type DayFigures = CallReply<'POST /api/lottery/statistics'>;

/** Stands for no date: the newest draws, of lotteries that are drawn daily or more rarely. */
export const NEWEST = '';
const NEWEST_COUNT = 100;

/** Draws of a date, newest first. `newest` is the issue drawn last: a new one asks again. */
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

/** Counts of a date. */
export const figuresOptions = (lottery: string, date: string, newest: string) =>
  queryOptions({
    queryKey: ['results-figures', lottery, date, newest],
    enabled: date !== NEWEST,
    queryFn: ({ signal }) =>
      call('POST /api/lottery/statistics', { lottery, date }, { signal, silent: true }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === lottery && query.queryKey[2] === date ? before : undefined,
  });
