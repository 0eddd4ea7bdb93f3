import type { AnswerState, ErrorData } from '@tessera/protocol/answer';
import type { ErrorCode } from '@tessera/protocol/errors';

/** A failed call. Match `code`, never the text. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  /** Data of the code, see `ErrorData`; read it with `dataOf`. */
  readonly data: unknown;
  /** Id of the request, for support; empty if there was no answer. */
  readonly requestId: string;

  /** `message` is the translated text for the player. */
  constructor(refusal: Omit<CallError, 'name' | 'stack' | 'cause'>) {
    super(refusal.message);
    this.name = 'CallError';
    this.code = refusal.code;
    this.state = refusal.state;
    this.data = refusal.data;
    this.requestId = refusal.requestId;
  }
}

/** Whether a caught value is a failed call, and has this code if one is given. */
export function isCallError(error: unknown, code?: ErrorCode): error is CallError {
  return error instanceof CallError && (code === undefined || error.code === code);
}

/** The data of a failure with this code; `undefined` for any other error. */
export function dataOf<Code extends keyof ErrorData>(
  error: unknown,
  code: Code,
): ErrorData[Code] | undefined {
  // The catalogue of codes defines the shape of each code's data.
  return isCallError(error, code) ? (error.data as ErrorData[Code] | undefined) : undefined;
}
