import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { keepPreviousData, queryClient, useAnswer } from '../../platform/query.ts';
import { saveFile } from '../../platform/save-file.ts';

export type ReportList = ConsoleReply<'/console/report/list'>;
export type Report = ReportList['items'][number];
export type RunPage = ConsoleReply<'/console/report/page'>;
export type ReportRow = RunPage['rows'][number];
type Asked = ConsolePayload<'/console/report/run'>;

/** The reports that the operator may run. */
export const useReports = () =>
  useAnswer({ queryKey: ['reports'], queryFn: () => call('/console/report/list') });

/** A page of a run. A run never changes, so it is read once. */
export const useRun = (id: number, page: number) =>
  useAnswer({
    queryKey: ['report-run', id, page],
    queryFn: () => call('/console/report/page', { id, page }),
    enabled: id > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Runs a report, keeps its first page and returns its number. */
export async function runReport(asked: Asked): Promise<number> {
  const made = await call('/console/report/run', asked);
  queryClient.setQueryData(['report-run', made.id, 1], made);
  return made.id;
}

/** Downloads a run as CSV. */
export async function downloadRun(id: number): Promise<void> {
  const { path } = await call('/console/report/export', { id });
  saveFile(path);
}
