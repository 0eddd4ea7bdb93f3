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
import type { Module, ModuleBase, PlatformConfig, ServicesOf } from '../src/contract/index.ts';
import { withdrawalsModule } from '../src/modules/cashier/index.ts';
import { eventLogModule } from '../src/modules/event-log/index.ts';
import { identityModule } from '../src/modules/identity/index.ts';
import { ledgerModule } from '../src/modules/ledger/index.ts';
import { lotteriesModule } from '../src/modules/lotteries/index.ts';
import { protectionModule } from '../src/modules/protection/index.ts';
import { moneyRecordsModule } from '../src/modules/records/index.ts';
import { type SettingKey, settingsModule } from '../src/modules/settings/index.ts';
import { httpModule } from '../src/parts/http.ts';
import { providersModule } from '../src/parts/providers.ts';
import { readinessModule } from '../src/parts/readiness.ts';
import { socketModule } from '../src/parts/socket.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../src/platform.ts';
import { createSites, type Sites } from '../src/sites.ts';
import { createSocket } from '../src/socket/index.ts';
import { openTestStore, type TestStore } from './kit.ts';
import { testKind } from './money.ts';

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
  site?: 'pc' | 'wap' | 'console';
}

export interface SentRequest extends RawRequest {
  method: 'GET' | 'POST' | 'OPTIONS';
  path: string;
  body?: string;
}

/** Modules of every test application: players, money, settings, and the calls and sockets for them. */
const coreModules = [
  settingsModule,
  ledgerModule,
  identityModule,
  lotteriesModule,
  socketModule,
  readinessModule,
  httpModule,
  eventLogModule,
  protectionModule,
  moneyRecordsModule,
  providersModule,
  withdrawalsModule,
] as const;

type CorePlatform = Platform<typeof coreModules>;
type Services<More extends readonly Module[]> = CorePlatform['services'] & ServicesOf<More>;

/** The application on its own store. */
export interface TestApp<More extends readonly Module[] = readonly []> {
  readonly db: TestStore;
  readonly platform: Pick<CorePlatform, 'metrics' | 'register' | 'events'>;
  readonly services: Services<More>;
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

export interface TestAppOptions<More extends readonly Module[] = readonly []> {
  config?: Partial<PlatformConfig>;
  /** Modules beside those of every test application. */
  modules?: More;
  /** Prepares the application before the sites are built; may register further calls. */
  extend?: (app: Pick<TestApp<NoInfer<More>>, 'db' | 'platform' | 'services'>) => Promise<void> | void;
  /** Services to use instead of those of these modules. */
  replace?: PlatformOptions<readonly []>['replace'];
  /** Creates the sockets; default `createSocket`. */
  sockets?: ModuleBase['sockets'];
  filesUrl?: string;
  clients?: string;
}

/** Password of every player made by tests. */
export const TEST_PASSWORD = 'quiet-harbour-lamp-41';

/** Builds the application for one test file. */
export async function startApp<const More extends readonly Module[] = readonly []>(
  options: TestAppOptions<More> = {},
): Promise<TestApp<More>> {
  const db = await openTestStore();
  const config: PlatformConfig = { mode: 'test', role: 'all', trustedProxies: [], ...options.config };
  const platform: CorePlatform = await createPlatform({
    database: db,
    config,
    log: pino({ level: 'silent' }),
    modules: [...coreModules, ...(options.modules ?? [])],
    installs: true,
    ...(options.replace ? { replace: options.replace } : {}),
    sockets: options.sockets ?? createSocket,
    filesUrl: () => options.filesUrl,
  });
  // Safe cast: the platform was created with the modules in `More` too.
  const services = platform.services as Services<More>;
  await platform.serve();
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
    await services.settings.settings.set(key, generous, 'test');
  }
  await services.settings.settings.set('loginPerAddressMinute', 100_000, 'test');
  await services.settings.settings.set('namesTakenFree', 100_000, 'test');
  await options.extend?.({ db, platform, services });
  const sites = await createSites(platform, options.clients);
  let made = 0;

  const app: TestApp<More> = {
    db,
    platform,
    services,
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
      if (balance !== undefined) await credit(app, userId, balance);
      return Object.assign(browser, { userId, name });
    },
    set: (key, value) => services.settings.settings.set(key, value, 'test'),
    async close() {
      await services.socket.close();
      await sites.close();
      await platform.stop();
      await db.close();
    },
  };
  return app;
}

/** Gives a test file its application: built before its tests, closed after them. */
export function useApp<const More extends readonly Module[] = readonly []>(
  options: TestAppOptions<More> = {},
): () => TestApp<More> {
  let app: TestApp<More> | undefined;
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

async function credit({ db, services }: TestApp, userId: bigint, balance: string): Promise<void> {
  const amount = parseAmount(balance);
  if (!amount.ok || amount.value <= 0n) throw new Error(`not a positive amount: ${balance}`);
  const { value } = amount;
  await db.store.tx((tx) =>
    services.ledger.post(tx, [
      {
        kind: testKind('deposit'),
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

function createBrowser({ db, sites }: Pick<TestApp, 'db' | 'sites'>): TestBrowser {
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
      const t = String(Math.round(raw.t ?? db.clock.local()));
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
