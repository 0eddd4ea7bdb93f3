import { type Answer, errorRow, type RefusalAnswer, type ServerErrorCode } from '@tessera/protocol';
import type { Texts } from './deps.ts';

/** A refusal before its text is added. */
export interface Refusal {
  readonly code: ServerErrorCode;
  readonly data?: unknown;
  /** The caller must sign in: overrides the state of the code. */
  readonly needLogin?: boolean;
}

/** Frame of every answer: request id and server time in ms. */
export interface Frame {
  readonly id: string;
  readonly now: number;
}

export function successAnswer(message: unknown, frame: Frame): Answer<unknown> {
  return { state: 'SUCCESS', message, ...frame };
}

/** The answer of a refusal in the caller's language. It contains the code's data and nothing about the cause. */
export function refusalAnswer(refusal: Refusal, texts: Texts, language: string, frame: Frame): RefusalAnswer {
  const row = errorRow(refusal.code);
  return {
    state: refusal.needLogin ? 'NEED_LOGIN' : row.state,
    message: texts.text(language, row.messageKey),
    code: refusal.code,
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
    ...frame,
  };
}
