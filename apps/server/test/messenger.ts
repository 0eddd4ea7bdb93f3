import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { recoveryModule } from '../src/modules/recovery/index.ts';
import { readProviders } from '../src/providers/index.ts';
import { startApp, TEST_PASSWORD, type TestApp, type TestBrowser } from './app.ts';
import { freePort, startThirdParty, type ThirdParty } from './third-party.ts';
import { auditPayouts } from './withdrawals.ts';

/** A message as the simulated provider shows it. */
export interface ShownMessage {
  readonly ref: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** An application that sends messages to a process of the sandbox. */
export interface MessengerApp extends TestApp {
  readonly messenger: ThirdParty;
  /** Messages to an address, newest first. */
  messagesTo(address: string): Promise<readonly ShownMessage[]>;
  /** Waits until an address has this many messages and returns the code in the newest. */
  codeTo(address: string, count?: number): Promise<string>;
  /** Adds an address to the account of a player. */
  addContact(player: TestBrowser, address: string): Promise<void>;
  /** Waits until every job that is due has run. */
  settled(): Promise<void>;
  /** Moves the clocks of the platform and the provider. */
  advance(ms: number): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** Gives a test file its application with the provider of messages. */
export function useMessenger(): () => MessengerApp {
  let made: MessengerApp | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-messenger-'));
  const stops: (() => unknown)[] = [];
  beforeAll(async () => {
    const port = await freePort();
    const messenger = await startThirdParty('messenger', folder, {
      CALLBACK_URL: `http://127.0.0.1:${port}`,
    });
    stops.push(messenger.stop);
    const app = await startApp({
      config: { providers: readProviders({ MESSENGER_URL: messenger.url }, 'test') },
      modules: [recoveryModule],
      extend: auditPayouts,
    });
    stops.push(() => app.close());
    await until(() =>
      fetch(`${messenger.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await app.sites.pc.listen({ port, host: '127.0.0.1' });
    app.db.jobs.start();
    stops.push(() => app.db.jobs.stop());
    made = withHelpers(app, messenger);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => made!;
}

function withHelpers(app: TestApp, messenger: ThirdParty): MessengerApp {
  const helped: MessengerApp = Object.assign(app, {
    messenger,
    async messagesTo(address: string) {
      const answer = await fetch(`${messenger.url}/messages?to=${encodeURIComponent(address)}`);
      return ((await answer.json()) as { messages: ShownMessage[] }).messages;
    },
    async codeTo(address: string, count = 1) {
      const codes = async () =>
        (await helped.messagesTo(address)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      await until(async () => (await codes()).length >= count);
      return (await codes())[0]!;
    },
    async addContact(player: TestBrowser, address: string) {
      await player.expectOk('POST /api/user/contact/code', { address, password: TEST_PASSWORD });
      const code = await helped.codeTo(address);
      await player.expectOk('POST /api/user/contact/confirm', { code });
    },
    settled: () =>
      until(async () => {
        const { rows } = await app.db.store.query<{ open: number }>(
          `select count(*)::integer as open from job
           where kind like 'recovery.%' and done_at is null and run_at <= app_now()`,
        );
        return rows[0]!.open === 0;
      }),
    async advance(ms: number) {
      const { clock } = app.db;
      // The provider first, so that no signature comes from the future.
      await fetch(`${messenger.url}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs: clock.moved() + ms }),
      });
      await clock.advance(ms);
    },
  });
  return helped;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
