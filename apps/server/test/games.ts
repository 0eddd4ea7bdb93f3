import { randomBytes } from 'node:crypto';
import { type Games, gamesModule, transitBook } from '../src/modules/games/index.ts';
import { sandboxKey, signatureHeaders } from '../src/providers/index.ts';
import { startApp, type TestApp } from './app.ts';
import { violationsOf } from './audited.ts';
import { type FakePlatform, startFakePlatform } from './fake-platform.ts';

export const freshRid = (): string => randomBytes(16).toString('hex');

/** The application with games, a fake platform with its own wallet, and running jobs. */
export interface GameWorld extends TestApp {
  readonly games: Games;
  readonly fake: FakePlatform;
  /** Name of a player on platforms. */
  nameOf(userId: bigint): Promise<string>;
  /** Signed call of the seamless platform; `raw` replaces parts of it. */
  harbor(
    action: string,
    body: Record<string, unknown>,
    raw?: { key?: Buffer; at?: number; event?: string; address?: string; sent?: object },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** main, transit and platform:aurora of a player, as text of ten-thousandths. */
  moneyOf(userId: bigint): Promise<Record<string, bigint>>;
  /** Violations that the auditor finds in the whole ledger. */
  faults(): Promise<readonly string[]>;
  /** Moves the clock forward and waits until `done` holds. */
  later(ms: number, done: () => Promise<boolean>): Promise<void>;
}

export async function startGameWorld(): Promise<GameWorld> {
  const fake = await startFakePlatform('aurora');
  const harborProvider = { ...fake.provider, id: 'harbor', keys: [sandboxKey('harbor')] } as const;
  const app = await startApp({
    config: { providers: { aurora: fake.provider, harbor: harborProvider } },
    modules: [gamesModule],
  });
  const { clock, jobs, store } = app.db;
  fake.now = clock.local;
  jobs.start();
  const closeApp = app.close;
  let events = 0;
  return Object.assign(app, {
    games: app.services.games,
    fake,
    close: async () => {
      await jobs.stop();
      await fake.stop();
      await closeApp();
    },
    async nameOf(userId: bigint) {
      const { rows } = await store.query<{ name: string }>(
        'select name from game_player where user_id = $1',
        [userId],
      );
      return rows[0]!.name;
    },
    async harbor(
      action: string,
      body: Record<string, unknown>,
      raw: { key?: Buffer; at?: number; event?: string; address?: string; sent?: object } = {},
    ) {
      events += 1;
      const event = raw.event ?? `event-of-test-${events}`;
      const text = JSON.stringify({ event, action, ...body });
      const headers = signatureHeaders(raw.key ?? sandboxKey('harbor'), event, text, raw.at ?? clock.local());
      const response = await app.sites.pc.inject({
        method: 'POST',
        url: `/provider/seamless/${action}`,
        remoteAddress: raw.address ?? '127.0.0.1',
        headers: { 'content-type': 'application/json', ...headers, ...raw.sent },
        payload: text,
      });
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    },
    async moneyOf(userId: bigint) {
      const { rows } = await store.query<{ kind: string; balance: bigint }>(
        "select kind, balance from account where user_id = $1 and currency = 'CNY' and kind not in ('held', 'wd_hold')",
        [userId],
      );
      return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
    },
    async faults() {
      return (await violationsOf(app, [transitBook])).map(({ rule, detail }) => `${rule} ${detail}`);
    },
    async later(ms: number, done: () => Promise<boolean>) {
      await clock.advance(ms);
      while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  });
}
