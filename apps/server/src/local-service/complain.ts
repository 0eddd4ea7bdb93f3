import { DamagedRecords, type LocalServiceError } from './errors.ts';

/** Error codes that an operator has to see. All others are reported to the caller only. */
const SERIOUS = new Set(['record_not_kept', 'records_damaged', 'records_unreadable']);
/** The same message is logged once within this time, ms. */
const AGAIN_MS = 60_000;
/** Number of the level `error` in pino. */
const ERROR_LEVEL = 50;

const said = new Map<string, number>();

/** Logs on standard error, as a line of the platform's log, that records cannot be written, read or relied on. */
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
