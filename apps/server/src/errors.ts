import type { ErrorCode, ErrorData, ServerErrorCode } from '@tessera/protocol';

/** Data that a code sends to the client (`ErrorData`). Never text, SQL or another player's data. */
export type DataOf<Code extends ErrorCode> = Code extends keyof ErrorData ? ErrorData[Code] : undefined;

/**
 * An expected failure with its stable code. Services throw it, or return it where both outcomes are ordinary.
 * The code determines the answer's state and translated text. Any other thrown error is answered as `internal_error`.
 */
export class AppError<Code extends ServerErrorCode = ServerErrorCode> extends Error {
  readonly code: Code;
  readonly data: DataOf<Code> | undefined;

  constructor(code: Code, data?: DataOf<Code>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
  }
}
