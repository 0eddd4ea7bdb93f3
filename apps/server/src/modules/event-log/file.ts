import { CSV_START, csvLines } from '@tessera/protocol/csv';
import type { Download } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { type LogFilter, logPage } from './for-console.ts';

/** Events of one part of the file. */
const PART = 1_000;
const COLUMNS = ['seq', 'id', 'at', 'actor', 'action', 'subject', 'address', 'result', 'data', 'hash'];

/** The log as CSV, the newest event first, with the place and hash of each in the chain. Events are read while it is sent. */
export function logFile(
  store: Pick<Store, 'query'>,
  filter: Pick<LogFilter, 'actor' | 'action' | 'subject'>,
): Download {
  return { name: 'log.csv', type: 'text/csv; charset=utf-8', parts: partsOf(store, filter) };
}

async function* partsOf(
  store: Pick<Store, 'query'>,
  { actor, action, subject }: Pick<LogFilter, 'actor' | 'action' | 'subject'>,
): AsyncGenerator<string> {
  yield CSV_START + csvLines([COLUMNS]);
  for (let before: number | undefined; ; ) {
    const rows = await logPage(store, { actor, subject, before, limit: PART });
    if (rows.length === 0) return;
    yield csvLines(
      rows
        .filter((row) => row.action.startsWith(action ?? ''))
        .map((row) => [
          String(row.seq ?? ''),
          String(row.id),
          row.at.toISOString(),
          row.actor,
          row.action,
          row.subject,
          row.address ?? '',
          row.result,
          JSON.stringify(row.data),
          row.hash?.toString('hex') ?? '',
        ]),
    );
    if (rows.length < PART) return;
    before = Number(rows.at(-1)!.id);
  }
}
