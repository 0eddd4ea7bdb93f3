import { type Answer, errorRow, type RefusalAnswer, type ServerErrorCode } from '@tessera/protocol';
import type { Texts } from './deps.ts';

/** A refusal before it is put into words. */
export interface Refusal {
  readonly code: ServerErrorCode;
  readonly data?: unknown;
  /** The caller must sign in, whatever state the code has by itself. */
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

/** Words a refusal in the caller's language. It carries the code's own data and nothing of the cause. */
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
