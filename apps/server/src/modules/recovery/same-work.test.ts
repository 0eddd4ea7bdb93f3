import { beforeEach, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../../../test/app.ts';
import { useMessenger } from '../../../test/messenger.ts';
import { watchWork } from '../../../test/watch-work.ts';

const app = useMessenger();
const work = watchWork();
const NEW_PASSWORD = 'amber-quarry-lantern-7';
const UNKNOWN = 'nobody_at_all';
const ELSEWHERE = 'stranger@example.com';
const WRONG = '000000';
let made = 0;

beforeEach(async () => {
  await app().set('loginCaptcha', '0');
  for (const key of [
    'recoveryAsksPerHour',
    'recoveryAsksFree',
    'contactCodesPerHour',
    'contactCodesPerDay',
  ] as const)
    await app().set(key, 100_000);
});

/** A player with an address. */
async function reachable() {
  const player = await app().player();
  const mail = `same${++made}@example.com`;
  await app().addContact(player, mail);
  return { name: player.name, mail };
}

const ask = (browser: TestBrowser, user_name: string, address: string) =>
  browser.call('POST /api/recovery/code', { user_name, address });
const recover = (browser: TestBrowser, user_name: string, code: string) =>
  browser.call('POST /api/recovery/password', { user_name, code, password_new: NEW_PASSWORD });

/** A browser that has its cookies and has asked for a code, if that is wanted. */
async function browserAfter(asked?: { readonly name: string; readonly mail: string }): Promise<TestBrowser> {
  const browser = app().browser();
  await browser.expectOk('POST /api/recovery/terms');
  if (asked) await ask(browser, asked.name, asked.mail);
  return browser;
}

/** What a call answers, and all the work it makes: statements, ciphers, and hashes of passwords. */
async function cost(call: () => Promise<object>) {
  const { passwords } = app().services.identity;
  const hashes = [
    vi.spyOn(passwords, 'hash'),
    vi.spyOn(passwords, 'verify'),
    vi.spyOn(passwords, 'isTooCommon'),
  ];
  try {
    const done = await work.of(async () => bytesOf(await call()));
    return { ...done, hashes: hashes.map(({ mock }) => mock.calls.length) };
  } finally {
    for (const spy of hashes) spy.mockRestore();
  }
}

/** All that an answer says, but its id and its times. */
const bytesOf = (answer: object) =>
  JSON.stringify(answer, (key, value) => (['id', 'now', 'expires', 'retryAt'].includes(key) ? 0 : value));

test('[A2] a request for a code runs the same statements with as many rows written, and the same ciphers, for any name', async () => {
  const { name, mail } = await reachable();
  const bare = await app().player();
  const done = [];
  for (const [user, address] of [
    [name, mail],
    [name, ELSEWHERE],
    [bare.name, ELSEWHERE],
    [UNKNOWN, mail],
    [UNKNOWN, ELSEWHERE],
  ] as const) {
    const browser = await browserAfter();
    done.push(await cost(() => ask(browser, user, address)));
  }
  expect(done[0]!.answer).toContain('SUCCESS');
  expect(done[0]!.statements.length).toBeGreaterThan(3);
  expect(done[0]!.ciphers.createCipheriv).toBeGreaterThan(0);
  for (const one of done) expect(one).toEqual(done[0]);
});

test('[A2] a wrong code costs the same, whether the name exists, has the address, or was sent a code', async () => {
  const { name, mail } = await reachable();
  const bare = await app().player();
  const done = [];
  for (const [user, address] of [
    [name, mail],
    [name, ELSEWHERE],
    [bare.name, ELSEWHERE],
    [`${UNKNOWN}_2`, mail],
  ] as const) {
    const browser = await browserAfter({ name: user, mail: address });
    // Failures are counted by name, and a fifth one has another answer.
    for (let guess = 0; guess < 2; guess += 1) done.push(await cost(() => recover(browser, user, WRONG)));
  }
  expect(done[0]!.answer).toContain('recovery_incorrect');
  expect(done[0]!.hashes).toEqual([1, 0, 1]);
  // The guess is counted in a row of the request, there too where nothing was sent.
  expect(done[0]!.statements.filter((one) => one.startsWith('1 update contact_code'))).toHaveLength(1);
  for (const one of done) expect(one).toEqual(done[0]);
});

test('[A2] so does a wrong code of a browser that asked for none, and a wrong recovery code', async () => {
  for (const code of [WRONG, 'abcde-fgh23']) {
    const { name } = await reachable();
    const done = [];
    for (const user of [name, `${UNKNOWN}_${code.slice(0, 3)}`]) {
      const browser = await browserAfter();
      done.push(await cost(() => recover(browser, user, code)));
    }
    expect(done[0]!.answer).toContain('recovery_incorrect');
    expect(done[1]).toEqual(done[0]);
  }
});

test('a request for another address takes away no code that was sent', async () => {
  const { name, mail } = await reachable();
  const browser = await browserAfter({ name, mail });
  const code = await app().codeTo(mail, 2);
  await ask(browser, name, ELSEWHERE);
  await ask(browser, UNKNOWN, ELSEWHERE);
  expect(await recover(browser, name, code)).toMatchObject({ state: 'SUCCESS' });
});
