import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@tessera/protocol';
import type { ConsolePath, ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import type { Role } from '@tessera/protocol/console-permissions';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { stepOf, totpCode } from '../src/modules/identity/totp.ts';
import { createOperator } from '../src/modules/operators/index.ts';
import { DEMO_OPERATOR_PASSWORD, demoOperators, seedDemoOperators } from '../src/seed/demo-operators.ts';
import type { TestApp, TestBrowser } from './app.ts';

/** A browser at the operations port. */
export interface ConsoleBrowser {
  readonly browser: TestBrowser;
  /** The call's `message`; throws with the code when it was refused. */
  call<P extends ConsolePath>(
    path: P,
    payload: ConsolePayload<P>,
    raw?: ConsoleRequest,
  ): Promise<ConsoleReply<P>>;
  /** `ok`, or the code of the refusal. */
  codeOf<P extends ConsolePath>(path: P, payload: ConsolePayload<P>, raw?: ConsoleRequest): Promise<string>;
  /** Code and data of a refusal; throws when the call was answered. */
  refusal<P extends ConsolePath>(
    path: P,
    payload: ConsolePayload<P>,
  ): Promise<{ readonly code: string; readonly data: unknown }>;
}

export interface ConsoleRequest {
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export const newRid = (): string => randomBytes(16).toString('hex');

/** Opens a browser at the operations port that nobody has signed in from. */
export function consoleBrowser(app: TestApp): ConsoleBrowser {
  const browser = app.browser();
  const ask = async (path: string, payload: unknown, { headers = {}, address }: ConsoleRequest = {}) => {
    const at = { site: 'console', ...(address === undefined ? {} : { address }) } as const;
    if (!browser.cookies.has(OPERATOR_COOKIES.xsrf)) await browser.send({ method: 'GET', path: '/', ...at });
    const { text } = await browser.send({
      ...at,
      method: 'POST',
      path,
      body: JSON.stringify(sealEnvelope(payload as JsonObject, String(Math.round(app.db.clock.local())))),
      headers: { 'x-xsrf-token': browser.cookies.get(OPERATOR_COOKIES.xsrf) ?? '', ...headers },
    });
    return JSON.parse(text) as { state: string; code?: string; message: unknown; data?: unknown };
  };
  return {
    browser,
    async call(path, payload, raw) {
      const answer = await ask(path, payload, raw);
      if (answer.state !== 'SUCCESS') throw new Error(`${path}: ${answer.code}`);
      return answer.message as never;
    },
    async codeOf(path, payload, raw) {
      const answer = await ask(path, payload, raw);
      return answer.state === 'SUCCESS' ? 'ok' : answer.code!;
    },
    async refusal(path, payload) {
      const { state, code, data } = await ask(path, payload);
      if (state === 'SUCCESS') throw new Error(`${path} was answered`);
      return { code: code!, data };
    },
  };
}

/** Seeds the demo operators. */
export async function seedOperators(app: TestApp): Promise<void> {
  const { identity, settings } = app.services;
  await seedDemoOperators({ consoleStore: app.db.consoleStore, identity, settings });
}

/** The code of an authenticator whose key is this base32 text. */
export function codeOfSecret(secret: string, now: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  return totpCode(Buffer.from(bytes), stepOf(now));
}

/** What a demo operator types now. The steps of earlier codes are forgotten, so that tests need not wait for the next. */
export async function formOf(app: TestApp, role: Role) {
  await app.db.asOwner('update operator set totp_step = 0 where name = $1', [role]);
  const { key } = demoOperators.find(({ name }) => name === role)!;
  return { name: role, password: DEMO_OPERATOR_PASSWORD, code: totpCode(key, stepOf(app.db.clock.local())) };
}

/** A browser that a demo operator of this role has signed in from. */
export async function signedIn(app: TestApp, role: Role): Promise<ConsoleBrowser> {
  const opened = consoleBrowser(app);
  await opened.call('/console/session/open', await formOf(app, role));
  return opened;
}

/** A browser that a new operator has signed in from. */
export async function operatorWith(
  app: TestApp,
  who: { readonly name: string; readonly person: string; readonly role: Role },
): Promise<ConsoleBrowser> {
  const { identity, settings } = app.services;
  const key = randomBytes(20);
  const sealing = settings.secrets.key('operator authenticator');
  const parts = { store: app.db.consoleStore!, identity, key: sealing };
  await createOperator(who, DEMO_OPERATOR_PASSWORD, parts, key);
  const opened = consoleBrowser(app);
  const code = totpCode(key, stepOf(app.db.clock.local()));
  await opened.call('/console/session/open', { name: who.name, password: DEMO_OPERATOR_PASSWORD, code });
  return opened;
}
