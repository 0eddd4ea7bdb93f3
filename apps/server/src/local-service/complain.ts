import { DamagedRecords, type LocalServiceError } from './errors.ts';

/** What an operator has to see; all else is between a service and its caller. */
const SERIOUS = new Set(['record_not_kept', 'records_damaged', 'records_unreadable']);
/** The same complaint is not made again within this time. */
const AGAIN_MS = 60_000;
/** As pino numbers them. */
const ERROR_LEVEL = 50;

const said = new Map<string, number>();

/** Says on standard error, as a line of the platform's log, that records cannot be written or believed. */
export function complain(error: LocalServiceError, now = Date.now()): void {
  if (!SERIOUS.has(error.code) || now - (said.get(error.message) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS)
    return;
  for (const [text, at] of said) if (now - at >= AGAIN_MS) said.delete(text);
  said.set(error.message, now);
  const place =
    error instanceof DamagedRecords
      ? { file: error.path, line: error.line, offset: error.offset, reason: error.reason }
      : {};
  const msg =
    error.code === 'records_damaged'
      ? `damaged record: ${error.message}; nothing is signed by it (docs/operations.md, "Damaged records")`
      : `nothing is signed while records cannot be kept: ${error.message}`;
  console.error(
    JSON.stringify({ level: ERROR_LEVEL, time: now, pid: process.pid, code: error.code, ...place, msg }),
  );
}
