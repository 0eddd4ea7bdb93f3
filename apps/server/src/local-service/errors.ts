/** A refusal of a local service, or `service_down` when it does not answer. Match `code`, never the message. */
export class LocalServiceError extends Error {
  readonly code: string;
  /** For refusals that end with time: when to retry, in ms from now. */
  readonly retryInMs: number | undefined;

  constructor(code: string, retryInMs?: number, message: string = code, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LocalServiceError';
    this.code = code;
    this.retryInMs = retryInMs;
  }
}

/** `record_not_kept`: a record is not on disk, so no answer that depends on it is given. */
export const notKept = (path: string, cause: unknown): LocalServiceError =>
  new LocalServiceError(
    'record_not_kept',
    undefined,
    `${path} could not be written: ${reasonOf(cause)}`,
    cause,
  );

/** `records_unreadable`: the system cannot read a file of records at the moment. */
export const unreadable = (path: string, cause: unknown): LocalServiceError =>
  new LocalServiceError(
    'records_unreadable',
    undefined,
    `${path} could not be read: ${reasonOf(cause)}`,
    cause,
  );

/** `records_damaged`: a file of records is damaged from `line` on, so no decision is based on the file. */
export class DamagedRecords extends LocalServiceError {
  readonly path: string;
  /** Counted from 1; 0 for the file as a whole. */
  readonly line: number;
  /** Bytes from the start of the file. */
  readonly offset: number;
  readonly reason: string;

  constructor(path: string, { line, offset, reason }: { line: number; offset: number; reason: string }) {
    super('records_damaged', undefined, `${path}, line ${line}, byte ${offset}: ${reason}`);
    this.name = 'DamagedRecords';
    this.path = path;
    this.line = line;
    this.offset = offset;
    this.reason = reason;
  }
}

/** The damage that `read` found, if any. Other errors are thrown again. */
export function damageOf(read: () => unknown): DamagedRecords | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof DamagedRecords) return error;
    throw error;
  }
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
