import { sign } from 'node:crypto';
import { type FcmAccount, fcmAccountIn } from './fcm-account.ts';
import type { PushAnswer } from './post.ts';

/** A message for the native app on one device. The service reads it, and so does that of Apple on iPhones. */
export interface AppParcel {
  /** The app's token at Firebase Cloud Messaging. */
  readonly app: string;
  readonly title: string;
  readonly body: string;
  /** Hash of the page that a press opens. */
  readonly path: string;
  /** Seconds. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  readonly topic: string;
}

export interface FcmOptions {
  /** Undefined without a Firebase project. */
  readonly account: FcmAccount | undefined;
  /** Origin of the simulated push service, which has an account of its own. */
  readonly standIn?: string | undefined;
  /** Longest time until an answer, ms. */
  readonly withinMs: number;
  /** ms, of this machine's clock. */
  readonly now?: () => number;
}

const SERVICE = 'https://fcm.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Life of a statement that asks for a token, seconds; Google accepts at most an hour. */
const STATEMENT_S = 3_600;
/** An access token is not used in the last part of its life, ms. */
const MARGIN_MS = 60_000;

/** An access token of an account. */
interface Access {
  readonly account: FcmAccount;
  readonly token: string;
  /** ms */
  readonly until: number;
}

/**
 * Sends messages to apps over Firebase Cloud Messaging (HTTP v1). One access token serves all messages for most of its life. The answer is
 * that of the service, and status 0 without one: an unknown token is 404, which means gone.
 */
export function createFcm({ account, standIn, withinMs, now = Date.now }: FcmOptions) {
  let access: Promise<Access> | undefined;
  let usedUntil = 0;
  const base = standIn ?? SERVICE;
  const ask = (url: string, init?: RequestInit) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });

  const findAccount = async (): Promise<FcmAccount> => {
    if (account) return account;
    if (standIn === undefined) throw new Error('There is no Firebase project.');
    return fcmAccountIn(await (await ask(`${standIn}/fcm/account`)).text());
  };

  const open = async (): Promise<Access> => {
    const found = await findAccount();
    const answer = await ask(found.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: statementOf(found, now()),
      }),
    });
    if (!answer.ok) throw new Error(`The account was refused: ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof seconds !== 'number')
      throw new Error('There is no access token.');
    return { account: found, token, until: now() + seconds * 1000 };
  };

  /** An access token that is valid. All who ask while a new one is fetched get that one. */
  const accessNow = (): Promise<Access> => {
    if (access && now() < usedUntil) return access;
    usedUntil = Number.POSITIVE_INFINITY;
    access = open();
    access.then(
      ({ until }) => {
        usedUntil = until - MARGIN_MS;
      },
      () => {
        usedUntil = 0;
      },
    );
    return access;
  };

  return async function send(parcel: AppParcel): Promise<PushAnswer> {
    try {
      const { account: by, token } = await accessNow();
      const answer = await ask(`${base}/v1/projects/${by.project_id}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: messageOf(parcel, now()) }),
      });
      await answer.body?.cancel();
      if (answer.status === 401) {
        // The token was withdrawn: the next attempt asks for another.
        usedUntil = 0;
        return { status: 0 };
      }
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
    } catch {
      return { status: 0 };
    }
  };
}

/** The message of FCM: `tag` and `apns-collapse-id` let a later message with the same topic replace an earlier one. */
function messageOf({ app, title, body, path, ttl, urgency, topic }: AppParcel, now: number): object {
  const isUrgent = urgency === 'high';
  return {
    token: app,
    notification: { title, body },
    data: { path },
    android: { ttl: `${ttl}s`, priority: isUrgent ? 'HIGH' : 'NORMAL', notification: { tag: topic } },
    apns: {
      headers: {
        'apns-collapse-id': topic,
        'apns-expiration': String(Math.floor(now / 1000) + ttl),
        'apns-priority': isUrgent ? '10' : '5',
      },
      payload: { aps: { sound: 'default' } },
    },
  };
}

/** The statement by which an account asks for an access token: a JWT with RS256 (RFC 7523). */
function statementOf(
  { client_email: iss, private_key: key, token_uri: aud }: FcmAccount,
  now: number,
): string {
  const iat = Math.floor(now / 1000);
  const claims = { iss, scope: SCOPE, aud, iat, exp: iat + STATEMENT_S };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
