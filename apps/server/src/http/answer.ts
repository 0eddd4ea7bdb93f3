import { type Answer, type AnswerFrame, errorRow, type RefusalAnswer } from '@tessera/protocol';
import { consoleErrors, isConsoleErrorCode } from '@tessera/protocol/console-errors';
import type { RefusalCode } from '../errors.ts';
import type { Texts } from './deps.ts';

/** A refusal before its text is added. */
export interface Refusal {
  readonly code: RefusalCode;
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

/** A refusal with a code of the console. */
export interface ConsoleRefusal extends AnswerFrame {
  readonly state: RefusalAnswer['state'];
  readonly message: string;
  readonly code: RefusalCode;
  readonly data?: unknown;
}

/** The answer of a refusal in the caller's language. It contains the code's data and nothing about the cause. */
export function refusalAnswer(
  refusal: Refusal,
  texts: Texts,
  language: string,
  frame: Frame,
): RefusalAnswer | ConsoleRefusal {
  const { code } = refusal;
  const told = isConsoleErrorCode(code)
    ? {
        state: consoleErrors[code].state,
        message: consoleErrors[code].text[language === 'zhCn' ? 'zhCn' : 'enUs'],
      }
    : { state: errorRow(code).state, message: texts.text(language, errorRow(code).messageKey) };
  return {
    ...told,
    ...(refusal.needLogin ? { state: 'NEED_LOGIN' as const } : {}),
    code,
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
    ...frame,
  };
}
