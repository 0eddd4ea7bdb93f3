import type { ErrorData, ServerErrorCode } from '@tessera/protocol';
import type { ConsoleErrorCode, ConsoleErrorData } from '@tessera/protocol/console-errors';

/** Every code that a call can be refused with: those of players' calls, and those that only calls of the console return. */
export type RefusalCode = ServerErrorCode | ConsoleErrorCode;

/** Data that a code sends to the client (`ErrorData`). Never text, SQL or another player's data. */
export type DataOf<Code extends RefusalCode> = Code extends keyof ErrorData
  ? ErrorData[Code]
  : Code extends keyof ConsoleErrorData
    ? ConsoleErrorData[Code]
    : undefined;

/**
 * An expected failure with its stable code. Services throw it, or return it where both outcomes are ordinary.
 * The code determines the answer's state and translated text. Any other thrown error is answered as `internal_error`.
 */
export class AppError<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly data: DataOf<Code> | undefined;

  constructor(code: Code, data?: DataOf<Code>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
  }
}
