import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BalanceChanged, CallReply } from '@tessera/protocol';
import { afterAll, beforeAll } from 'vitest';
import { depositCredited, depositsModule, recordIdentity } from '../src/modules/cashier/index.ts';
import { type Files, filesModule } from '../src/modules/files/index.ts';
import { readProviders } from '../src/providers/index.ts';
import { createSocket, type SocketServer } from '../src/socket/index.ts';
import { startApp, type TestApp, type TestBrowser } from './app.ts';
import { type Heard, listenTo } from './events.ts';
import { freePort, startThirdParty, type ThirdParty } from './third-party.ts';
import { auditPayouts } from './withdrawals.ts';

export type Row = CallReply<'POST /api/recharge/detail'>;
export const NAME = '王小明';

/** An application whose cashier is connected to processes of the sandbox. */
export interface CashierApp extends TestApp {
  readonly files: Files;
  /** Events sent to the players' sockets. */
  readonly heard: ({ userId: bigint } & BalanceChanged)[];
  /** Published events `deposit.credited`. */
  readonly credits: Heard<typeof depositCredited>;
  readonly payments: ThirdParty;
  readonly chain: ThirdParty;
  readonly identity: ThirdParty;
  /** A player whose name is verified. */
  verified(options?: { name?: string }): Promise<TestBrowser & { userId: bigint }>;
  /** Posts JSON to a third party, as its own pages do. */
  post(party: ThirdParty, path: string, body: object): Promise<Record<string, unknown>>;
  /** Does an action on the pay page of a deposit. */
  pay(row: Row, act?: string): Promise<Record<string, unknown>>;
  /** Sends USDT to the address of a deposit and returns the transaction. */
  send(row: Row, amount: string, slip?: string): Promise<string>;
  /** Waits until `holds` is true for the deposit and returns it. */
  until(browser: TestBrowser, row: Row, holds: (row: Row) => boolean): Promise<Row>;
  balance(browser: TestBrowser): Promise<string>;
  /** Moves the clocks of the platform and the third parties. */
  advance(ms: number): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** Gives a test file its cashier and the three processes that it needs. */
export function useCashier(): () => CashierApp {
  let made: CashierApp | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-cashier-'));
  const stops: (() => unknown)[] = [];
  beforeAll(async () => {
    const port = await freePort();
    const more = { CALLBACK_URL: `http://127.0.0.1:${port}` };
    const parties: ThirdParty[] = [];
    for (const name of ['payments', 'chain', 'identity'] as const) {
      const party = await startThirdParty(name, folder, more);
      parties.push(party);
      stops.push(party.stop);
    }
    const [payments, chain, identity] = parties as [ThirdParty, ThirdParty, ThirdParty];
    const env = { PAYMENTS_URL: payments.url, CHAIN_URL: chain.url, IDENTITY_URL: identity.url };
    const heard: CashierApp['heard'] = [];
    const credits = listenTo(depositCredited);
    const app = await startApp({
      config: { providers: readProviders(env, 'test') },
      modules: [depositsModule, filesModule, credits.module],
      sockets: (deps) => heardBy(createSocket(deps), heard),
      filesUrl: 'http://127.0.0.1:9',
      extend: auditPayouts,
    });
    stops.push(() => app.close());
    await Promise.all(parties.map(({ url }) => untilUp(url)));
    await app.sites.pc.listen({ port, host: '127.0.0.1' });
    app.db.jobs.start();
    stops.push(() => app.db.jobs.stop());
    made = withHelpers(app, {
      files: app.services.files,
      heard,
      credits: credits.heard,
      payments,
      chain,
      identity,
    });
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => made!;
}

function withHelpers(
  app: TestApp,
  parts: Pick<CashierApp, 'files' | 'heard' | 'credits' | 'payments' | 'chain' | 'identity'>,
): CashierApp {
  const post: CashierApp['post'] = async (party, path, body) => {
    const answer = await fetch(`${party.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return Object.assign(app, parts, {
    post,
    verified: async (options: { name?: string } = {}) => {
      const player = await app.player();
      await app.db.store.tx((tx) => recordIdentity(tx, player.userId, options.name ?? NAME, 'verified'));
      return player;
    },
    pay: (row: Row, act = 'pay') => post(parts.payments, new URL(row.payee.url!).pathname, { act }),
    send: async (row: Row, amount: string, slip = 'none') => {
      const { network, address: to } = row.payee;
      return String((await post(parts.chain, '/wallet/send', { network, to, amount, slip })).tx);
    },
    until: async (browser: TestBrowser, { id }: Row, holds: (row: Row) => boolean) => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const row = await browser.expectOk('POST /api/recharge/detail', { id });
        if (holds(row)) return row;
        if (Date.now() > deadline) throw new Error(`the deposit stays ${JSON.stringify(row)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    advance: async (ms: number) => {
      const { clock } = app.db;
      // The third parties first, so that no signature comes from the future.
      for (const party of [parts.payments, parts.chain, parts.identity])
        await post(party, '/control/clock', { offsetMs: clock.moved() + ms });
      await clock.advance(ms);
    },
    balance: async (browser: TestBrowser) => (await browser.expectOk('POST /api/user/balance')).balance,
  });
}

/** Sockets that also note the balances they send. */
function heardBy(socket: SocketServer, heard: CashierApp['heard']): SocketServer {
  const { user } = socket.emit;
  return {
    ...socket,
    emit: {
      ...socket.emit,
      user: (userId, event, payload) => {
        if (event === 'balance') heard.push({ userId, ...(payload as BalanceChanged) });
        user(userId, event, payload);
      },
    },
  };
}

async function untilUp(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const up = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} does not answer`);
}
