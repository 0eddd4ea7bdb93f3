/** A failed call. Match `code`, never the text. */
export class CallError extends Error {
  readonly code: string;
  /** Details of the code: `data.reason` of `command_invalid`. */
  readonly data: unknown;

  constructor({ code, message, data }: { code: string; message: string; data?: unknown }) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.data = data;
  }
}

/** The text of a failure for the operator, with the reason that the server adds. */
export function textOf(error: unknown): string {
  const reason = error instanceof CallError ? reasonOf(error.data) : '';
  const text = error instanceof Error ? error.message : String(error);
  return reason === '' ? text : `${text} ${reason}`;
}

function reasonOf(data: unknown): string {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return typeof reason === 'string' ? reason : '';
}
