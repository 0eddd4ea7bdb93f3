import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type CallKey,
  type CallPayload,
  type CallReply,
  type JsonObject,
  parseAmount,
} from '@tessera/protocol';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Core, type CoreConfig, createCore } from '../src/core.ts';
import type { SettingKey } from '../src/modules/settings/index.ts';
import { createSites, type Sites } from '../src/sites.ts';
import { createSocket } from '../src/socket/index.ts';
import { openTestStore, type TestStore } from './kit.ts';

/** One browser: its calls carry its cookies and token, as those of a real browser. */
export interface TestBrowser {
  /**
   * Makes a call through the real envelope and every check, and returns its answer.
   * `raw` replaces parts of the request; a GET call takes no payload.
   */
  call<K extends CallKey>(key: K, payload?: CallPayload<K>, raw?: RawRequest): Promise<Answer<CallReply<K>>>;
  /** The call's `message`; throws with the code when it was refused. */
  expectOk<K extends CallKey>(key: K, payload?: CallPayload<K>, raw?: RawRequest): Promise<CallReply<K>>;
  /** The stable code of the refusal; throws when the call succeeded. */
  codeOf<K extends CallKey>(key: K, payload?: CallPayload<K>, raw?: RawRequest): Promise<string>;
  /** Sends bytes unchanged; returns status, headers and text. */
  send(request: SentRequest): Promise<{ status: number; headers: Record<string, unknown>; text: string }>;
  readonly cookies: Map<string, string>;
  token: string;
}

export interface RawRequest {
  headers?: Record<string, string>;
  /** Time of the envelope, ms; default: the server's time. */
  t?: number;
  address?: string;
  site?: 'pc' | 'wap';
}

export interface SentRequest extends RawRequest {
  method: 'GET' | 'POST' | 'OPTIONS';
  path: string;
  body?: string;
}

/** The whole core on its own store. */
export interface TestApp {
  readonly db: TestStore;
  readonly core: Core;
  readonly sites: Sites;
  browser(): TestBrowser;
  /** A browser signed in as a new player with `balance` (text) on the main account. */
  player(options?: {
    balance?: string;
    name?: string;
  }): Promise<TestBrowser & { userId: bigint; name: string }>;
  set(key: SettingKey, value: unknown): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<CoreConfig>;
  /** Registers the calls of further modules before the sites are built. */
  extend?: (core: Core) => Promise<void> | void;
  clients?: string;
}

/** Password of every player made by tests. */
export const TEST_PASSWORD = 'quiet-harbour-lamp-41';

/** Builds the application for one test file. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = await openTestStore();
  const config: CoreConfig = { mode: 'test', role: 'all', trustedProxies: [], ...options.config };
  const core = await createCore({
    platform: db,
    config,
    log: pino({ level: 'silent' }),
    socket: createSocket,
  });
  // Tests call faster than people; tests of the limits set their own values.
  const generous = { burst: 100_000, perMinute: 6_000_000 };
  for (const key of [
    'callLogin',
    'callCaptcha',
    'callBet',
    'callTransfer',
    'callPoll',
    'callWithdraw',
    'callReceipt',
    'callOther',
    'callVisitor',
    'callHandshake',
    'callAddress',
  ] as const) {
    await core.settings.settings.set(key, generous, 'test');
  }
  await core.settings.settings.set('loginPerAddressMinute', 100_000, 'test');
  await core.settings.settings.set('namesTakenFree', 100_000, 'test');
  await options.extend?.(core);
  const sites = await createSites(core, options.clients === undefined ? {} : { clients: options.clients });
  let made = 0;

  const app: TestApp = {
    db,
    core,
    sites,
    browser: () => createBrowser(app),
    async player({ balance, name = `player_${++made}_${randomBytes(3).toString('hex')}` } = {}) {
      const browser = app.browser();
      browser.token = await browser.expectOk('POST /api/user/register', {
        user_name: name,
        password: TEST_PASSWORD,
        birth_date: '1990-04-12',
        agree: true,
      });
      const { info } = await browser.expectOk('GET /api/user/data');
      const userId = BigInt(info.id);
      if (balance !== undefined) await credit(core, userId, balance);
      return Object.assign(browser, { userId, name });
    },
    set: (key, value) => core.settings.settings.set(key, value, 'test'),
    async close() {
      await core.close();
      await sites.close();
      await db.close();
    },
  };
  return app;
}

/** Gives a test file its application: built before its tests, closed after them. */
export function useApp(options: TestAppOptions = {}): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startApp(options);
  });
  afterAll(async () => {
    await app?.close();
  });
  return () => {
    if (!app) throw new Error('The application exists inside tests and hooks only');
    return app;
  };
}

async function credit(core: Core, userId: bigint, balance: string): Promise<void> {
  const amount = parseAmount(balance);
  if (!amount.ok || amount.value <= 0n) throw new Error(`not a positive amount: ${balance}`);
  const { value } = amount;
  await core.platform.store.tx((tx) =>
    core.ledger.post(tx, [
      {
        kind: 'deposit',
        key: `test ${userId} ${randomBytes(6).toString('hex')}`,
        userId,
        entries: [
          { account: { userId: null, kind: 'ext:test' }, currency: 'CNY', amount: -value as typeof value },
          { account: { userId, kind: 'main' }, currency: 'CNY', amount: value },
        ],
      },
    ]),
  );
}

function createBrowser({ core, sites }: Pick<TestApp, 'core' | 'sites'>): TestBrowser {
  const cookies = new Map<string, string>();
  const browser: TestBrowser = {
    cookies,
    token: '',
    async send({ method, path, body, headers = {}, address = '127.0.0.1', site = 'pc' }) {
      const response = await sites[site].inject({
        method,
        url: path,
        remoteAddress: address,
        headers: {
          host: 'localhost:3000',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.statusCode, headers: response.headers, text: response.payload };
    },
    async call(key, payload, raw = {}) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string];
      if (!cookies.has('XSRF-TOKEN')) await browser.send({ method: 'GET', path: '/', ...raw });
      const t = String(Math.round(raw.t ?? core.http.now()));
      const { text } = await browser.send({
        ...raw,
        method,
        path,
        ...(method === 'POST'
          ? { body: JSON.stringify(sealEnvelope(payload as JsonObject | undefined, t)) }
          : {}),
        headers: {
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          ...(browser.token ? { token: browser.token } : {}),
          ...raw.headers,
        },
      });
      return JSON.parse(text) as Answer<never>;
    },
    async expectOk(key, payload, raw) {
      const answer = await browser.call(key, payload, raw);
      if (answer.state !== 'SUCCESS')
        throw new Error(`${key} answered ${answer.code}: ${JSON.stringify(answer)}`);
      return answer.message;
    },
    async codeOf(key, payload, raw) {
      const answer = await browser.call(key, payload, raw);
      if (answer.state === 'SUCCESS') throw new Error(`${key} succeeded`);
      return answer.code;
    },
  };
  return browser;
}
