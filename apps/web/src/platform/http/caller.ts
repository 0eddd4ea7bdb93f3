import { type Answer, HEADERS } from '@tessera/protocol/answer';
import type { CallKey, CallPayload, CallReply } from '@tessera/protocol/endpoints';
import type { ErrorCode } from '@tessera/protocol/errors';
import { CallError } from './call-error.ts';

export interface CallOptions {
  /** Shows no failure to the player; the call still rejects, and a lost session still leads to the login (R7.8). */
  silent?: boolean;
  /** Codes the caller shows itself: no toast for them. */
  handles?: readonly ErrorCode[];
  /** Shows the loading overlay while the call runs (R4.11). */
  loading?: boolean;
  /** Aborts the call; it rejects with the browser's `AbortError`. */
  signal?: AbortSignal;
}

/** Payload and options of a call; the payload is optional if all its fields are. */
export type CallArguments<K extends CallKey> =
  Record<never, never> extends CallPayload<K>
    ? [payload?: CallPayload<K>, options?: CallOptions]
    : [payload: CallPayload<K>, options?: CallOptions];

/** `call('POST /api/lottery/bet', payload, { loading: true })` resolves with the reply or rejects with `CallError`. */
export type Call = <K extends CallKey>(key: K, ...args: CallArguments<K>) => Promise<CallReply<K>>;

/** A received answer; both times are by the device's clock. */
export interface Arrival {
  sentMs: number;
  receivedMs: number;
  body: unknown;
}

/** All dependencies of a call; one object so that tests and the native app can replace them. */
export interface CallerPorts {
  /** Origin of the API, or empty. */
  base: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Headers in addition to the token: language, agent, cross-site proof. */
  headers(): Record<string, string>;
  seal(payload: object, t: string): Promise<{ t: string; body: string }>;
  readToken(): Promise<string | null>;
  clearToken(): Promise<void>;
  /** Device clock, and server time for the envelope. */
  deviceNow(): number;
  serverNow(): number;
  learnTime(sentMs: number, receivedMs: number, serverMs: number): void;
  resetTime(): void;
  /** An answer requested before the client started; taken once. */
  early(key: CallKey, payload: object): Promise<Arrival | null> | undefined;
  /** Shows the overlay; returns the function that hides it. */
  showLoading(): () => void;
  showError(text: string): void;
  /** Whether the device has a network. */
  isOnline(): boolean;
  /** The session has ended: leads to the login with this text. */
  needLogin(text: string): void;
  /** The platform refused the call because it is closed. */
  closed(): void;
  text(key: 'request_failed' | 'network_failed' | 'please_login'): string;
}

/** Creates `call` (R4.3, R7.1, R7.8, R8.1). */
export function createCaller(ports: CallerPorts): Call {
  const call = async (key: CallKey, payload: object = {}, options: CallOptions = {}): Promise<unknown> => {
    const hideLoading = options.loading ? ports.showLoading() : undefined;
    try {
      return await settled(key, payload, options, true);
    } finally {
      hideLoading?.();
    }
  };

  async function settled(
    key: CallKey,
    payload: object,
    options: CallOptions,
    mayRepeat: boolean,
  ): Promise<unknown> {
    const token = await ports.readToken();
    let answer: Answer<unknown>;
    try {
      answer = await arrived(key, payload, options, token);
    } catch (error) {
      if (error instanceof CallError) tell(error, options);
      throw error;
    }
    if (answer.state === 'SUCCESS') return answer.message;
    if (mayRepeat && (await repairs(answer, token))) return settled(key, payload, options, false);
    const { code, state, message, data, id } = answer;
    const refusal = new CallError({ code, state, message, data, requestId: id });
    if (state === 'NEED_LOGIN') {
      await ports.clearToken();
      // A disabled account is told by whatever call hears of it first, a background read included.
      if (code === 'account_blocked') ports.showError(message);
      ports.needLogin(message || ports.text('please_login'));
    } else tell(refusal, options);
    if (code === 'platform_closed') ports.closed();
    throw refusal;
  }

  async function arrived(key: CallKey, payload: object, options: CallOptions, token: string | null) {
    const early = await ports.early(key, payload);
    const arrival = early ?? (await fetched(key, payload, options, token));
    if (!isAnswer(arrival.body)) throw failure('ERROR1');
    ports.learnTime(arrival.sentMs, arrival.receivedMs, arrival.body.now);
    return arrival.body;
  }

  async function fetched(
    key: CallKey,
    payload: object,
    options: CallOptions,
    token: string | null,
  ): Promise<Arrival> {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const headers: Record<string, string> = { ...ports.headers() };
    if (token) headers[HEADERS.token] = token;
    const init: RequestInit = { method, headers, signal: options.signal ?? null, cache: 'no-store' };
    if (method === 'POST') {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(await ports.seal(payload, String(ports.serverNow())));
    }
    const sentMs = ports.deviceNow();
    const response = await ports.fetch(ports.base + path, init).catch((error: unknown) => {
      throw options.signal?.aborted ? error : failure('ERROR2');
    });
    if (!response.ok) throw failure('ERROR1');
    const body: unknown = await response.json().catch(() => undefined);
    return { sentMs, receivedMs: ports.deviceNow(), body };
  }

  /** Whether the refusal concerned the form of the call and is now repaired, so that the call may be repeated once. */
  async function repairs(answer: Answer<unknown>, token: string | null): Promise<boolean> {
    if (answer.state === 'SUCCESS') return false;
    if (answer.code === 'clock_skew') {
      // The device clock was changed after the offset was computed; use the time of this answer (E2).
      ports.resetTime();
      ports.learnTime(ports.deviceNow(), ports.deviceNow(), answer.now);
      return true;
    }
    // The proof is in a cookie that was set by this answer at the latest (A10).
    if (answer.code === 'xsrf_invalid') return true;
    // Another tab may have stored a new token after this call read the old one (A7).
    if (answer.state !== 'NEED_LOGIN') return false;
    const current = await ports.readToken();
    return current !== null && current !== token;
  }

  function failure(code: 'ERROR1' | 'ERROR2'): CallError {
    const message = ports.text(code === 'ERROR1' ? 'request_failed' : 'network_failed');
    return new CallError({ code, state: 'ERROR', message, data: undefined, requestId: '' });
  }

  function tell(error: CallError, options: CallOptions): void {
    // Calls with a signal are background reads of a page. Offline they fail silently, because the frame already shows the
    // offline state.
    if (error.code === 'ERROR2' && options.signal && !ports.isOnline()) return;
    if (!options.silent && !options.handles?.includes(error.code)) ports.showError(error.message);
  }

  // The declaration of the call relates path and payload; this code only passes them on.
  return call as Call;
}

function isAnswer(body: unknown): body is Answer<unknown> {
  if (typeof body !== 'object' || body === null) return false;
  const { state, now } = body as Partial<Answer<unknown>>;
  return typeof state === 'string' && typeof now === 'number';
}
