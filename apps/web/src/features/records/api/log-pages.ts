import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { askForLog, type LogFilter, type LogRow } from '../model/log-filter.ts';

/** Query key prefix of all balance movements. */
const LOG = 'record-log';
/** Rows per call for a file. */
const PAGE = 100;
/** Maximum number of rows in one file. */
const ROWS_MAX = 5_000;

/** The movements that match a filter, page by page, newest first; the previous filter's page stays until the new one arrives. */
export function useLogPages(filter: LogFilter, zone: string, limit: number) {
  return useInfiniteQuery(
    {
      queryKey: [LOG, askForLog(filter, zone), limit],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/record/log',
          { ...askForLog(filter, zone), limit, ...(pageParam && { cursor: pageParam }) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** The newest movements of all days. */
export const recentLogOptions = (limit: number) =>
  queryOptions({
    queryKey: [LOG, 'recent', limit],
    queryFn: ({ signal }) => call('POST /api/record/log', { limit }, { signal, silent: true }),
  });

/** A month of the main balance, `YYYY-MM`. */
export const statementOptions = (month: string) =>
  queryOptions({
    queryKey: [LOG, 'statement', month],
    queryFn: ({ signal }) => call('POST /api/record/statement', { month }, { signal }),
  });

/** Refetches every movement on screen, for example after a balance change. */
export function refreshLog(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [LOG] });
}

/** All movements that match the filter, newest first, up to the limit of one file. */
export async function everyLogRow(filter: LogFilter, zone: string): Promise<readonly LogRow[]> {
  const rows: LogRow[] = [];
  let cursor: string | null = '';
  do {
    const ask = { ...askForLog(filter, zone), limit: PAGE, ...(cursor && { cursor }) };
    const page: { items: LogRow[]; next: string | null } = await call('POST /api/record/log', ask);
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor !== null && rows.length < ROWS_MAX);
  return rows;
}
