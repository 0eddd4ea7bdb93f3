import type { AnswerState, ErrorData } from '@tessera/protocol/answer';
import type { ErrorCode } from '@tessera/protocol/errors';

/** A call that did not succeed. Match `code`, never the text. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  /** What the code carries, see `ErrorData`; read it with `dataOf`. */
  readonly data: unknown;
  /** Id of the request, for support; empty when no answer came. */
  readonly requestId: string;

  /** `message` is the translated text a player may read. */
  constructor(refusal: Omit<CallError, 'name' | 'stack' | 'cause'>) {
    super(refusal.message);
    this.name = 'CallError';
    this.code = refusal.code;
    this.state = refusal.state;
    this.data = refusal.data;
    this.requestId = refusal.requestId;
  }
}

/** Whether a caught value is a refused call, and of this code when one is given. */
export function isCallError(error: unknown, code?: ErrorCode): error is CallError {
  return error instanceof CallError && (code === undefined || error.code === code);
}

/** What a refusal of this code carries; `undefined` for any other. */
export function dataOf<Code extends keyof ErrorData>(
  error: unknown,
  code: Code,
): ErrorData[Code] | undefined {
  // The catalogue of codes ties each code to the shape of its data.
  return isCallError(error, code) ? (error.data as ErrorData[Code] | undefined) : undefined;
}
