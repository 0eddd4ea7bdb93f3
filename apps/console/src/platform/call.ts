import { type Answer, HEADERS } from '@tessera/protocol/answer';
import type { ConsolePath, ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import { sealEnvelope } from '@tessera/protocol/envelope';
import { CallError } from './call-error.ts';
import { learnTime, serverNow } from './clock.ts';
import { cookieOf } from './cookie.ts';
import { currentLanguage, t } from './i18n.ts';

/** Payload of a call; optional where it has no field that is needed. */
type CallArguments<P extends ConsolePath> =
  Record<never, never> extends ConsolePayload<P>
    ? [payload?: ConsolePayload<P>]
    : [payload: ConsolePayload<P>];

let handleSignedOut: () => void = () => undefined;

/** Sets the function that is called when the session has ended. */
export function onSignedOut(handle: () => void): void {
  handleSignedOut = handle;
}

/**
 * Makes a call of the console: `await call('/console/command/list', { view: 'waiting' })`. Rejects with `CallError`, whose message
 * is the text for the operator. The session is a cookie that scripts cannot read.
 */
export async function call<P extends ConsolePath>(
  path: P,
  ...[payload]: CallArguments<P>
): Promise<ConsoleReply<P>> {
  const answer = await answered(path, payload ?? {}, true);
  if (answer.state === 'SUCCESS') return answer.message as ConsoleReply<P>;
  if (answer.state === 'NEED_LOGIN') handleSignedOut();
  throw new CallError(answer);
}

/** Repeats once what was refused for its form: a wrong clock, or a proof that only came with the refusal. */
async function answered(path: string, payload: object, mayRepeat: boolean): Promise<Answer<unknown>> {
  const answer = await asked(path, payload);
  learnTime(answer.now);
  const isFormal =
    answer.state !== 'SUCCESS' && (answer.code === 'clock_skew' || answer.code === 'xsrf_invalid');
  return mayRepeat && isFormal ? answered(path, payload, false) : answer;
}

async function asked(path: string, payload: object): Promise<Answer<unknown>> {
  const response = await fetch(path, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'Content-Type': 'application/json',
      [HEADERS.language]: currentLanguage(),
      [HEADERS.agent]: 'pc',
      [HEADERS.xsrf]: cookieOf(document.cookie, OPERATOR_COOKIES.xsrf),
    },
    // The declaration of the call types the payload; here it is only written.
    body: JSON.stringify(
      sealEnvelope(payload as Parameters<typeof sealEnvelope>[0], String(Math.round(serverNow()))),
    ),
  }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isAnswer(body)) throw new CallError({ code: 'ERROR2', message: t('no_answer') });
  return body;
}

function isAnswer(body: unknown): body is Answer<unknown> {
  return typeof body === 'object' && body !== null && 'state' in body && 'now' in body;
}
