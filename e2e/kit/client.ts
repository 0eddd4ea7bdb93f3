import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type CallKey,
  type CallPayload,
  type CallReply,
  HEADERS,
  type JsonObject,
  XSRF_COOKIE,
} from '@tessera/protocol';
import { sealEnvelope } from '@tessera/protocol/envelope-node';

/** Password of every player that `register` makes. */
export const CLIENT_PASSWORD = 'quiet-harbour-lamp-41';

/** A client without a browser: calls over HTTP with the real envelope, and with its own cookies and token. */
export interface Client {
  /** Address it calls, such as `http://localhost:3000`. */
  readonly site: string;
  readonly cookies: Map<string, string>;
  /** Session token; empty when nobody is signed in. */
  token: string;
  /**
   * Makes a call and returns its answer, success or not. After a clock error the call is repeated once with the corrected
   * time.
   * Errors: throws when there is no answer, or none of the application (HTTP status other than 200).
   */
  call<K extends CallKey>(key: K, payload?: CallPayload<K>): Promise<Answer<CallReply<K>>>;
  /** The `message` of the answer; throws with the code when the call was refused. */
  ok<K extends CallKey>(key: K, payload?: CallPayload<K>): Promise<CallReply<K>>;
  /** The stable code of the refusal, or `ok`. */
  codeOf<K extends CallKey>(key: K, payload?: CallPayload<K>): Promise<string>;
}

/** A signed-in client. */
export interface PlayerClient extends Client {
  readonly userId: number;
  readonly name: string;
}

/** A client of `site` with no session yet. */
export function createClient(site: string): Client {
  const cookies = new Map<string, string>();
  /** ms by which the platform's clock is ahead of this machine's, from the last answer. */
  let ahead = 0;

  const send = async (method: string, path: string, payload?: unknown): Promise<Answer<never>> => {
    const t = String(Date.now() + ahead);
    const answer = await fetch(site + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [HEADERS.xsrf]: cookies.get(XSRF_COOKIE) ?? '',
        ...(client.token ? { [HEADERS.token]: client.token } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST'
        ? { body: JSON.stringify(sealEnvelope(payload as JsonObject | undefined, t)) }
        : {}),
    });
    keepCookies(cookies, answer.headers.getSetCookie());
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`${method} ${path} answered status ${answer.status}`);
    }
    const body = (await answer.json()) as Answer<never>;
    if (typeof body.now === 'number') ahead = body.now - Date.now();
    return body;
  };

  const client: Client = {
    site,
    cookies,
    token: '',
    async call(key, payload) {
      const [method, path] = key.split(' ') as [string, string];
      // The first answer sets the cookies that a changing call needs.
      if (!cookies.has(XSRF_COOKIE)) await send('GET', '/healthz');
      const answer = await send(method, path, payload);
      if (answer.state === 'SUCCESS' || answer.code !== 'clock_skew') return answer;
      return send(method, path, payload);
    },
    async ok(key, payload) {
      const answer = await client.call(key, payload);
      if (answer.state !== 'SUCCESS') throw new Error(`${key} was refused: ${JSON.stringify(answer)}`);
      return answer.message;
    },
    async codeOf(key, payload) {
      const answer = await client.call(key, payload);
      return answer.state === 'SUCCESS' ? 'ok' : answer.code;
    },
  };
  return client;
}

/** Signs in. Errors: throws when refused. */
export async function login(site: string, name: string, password: string): Promise<PlayerClient> {
  const client = createClient(site);
  client.token = await client.ok('POST /api/user/login', { user_name: name, password });
  return asPlayer(client);
}

/** Opens an account with a new name and signs in; the account has no money. `invite` is the code of an invite link. */
export async function register(site: string, name = freshName(), invite?: string): Promise<PlayerClient> {
  const client = createClient(site);
  client.token = await client.ok('POST /api/user/register', {
    user_name: name,
    password: CLIENT_PASSWORD,
    birth_date: '1990-04-12',
    agree: true,
    ...(invite && { invite_code: invite }),
  });
  return asPlayer(client);
}

/** Opens a trial account with its virtual money. */
export async function tryOut(site: string): Promise<PlayerClient> {
  const client = createClient(site);
  client.token = await client.ok('POST /api/user/try');
  return asPlayer(client);
}

/** A user name that is not taken. */
export const freshName = (): string => `p_${randomBytes(6).toString('hex')}`;

/** A request id for one changing call: 128 random bits. */
export const freshRid = (): string => randomBytes(16).toString('hex');

async function asPlayer(client: Client): Promise<PlayerClient> {
  const { info } = await client.ok('GET /api/user/data');
  return Object.assign(client, { userId: info.id, name: info.user_name });
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
