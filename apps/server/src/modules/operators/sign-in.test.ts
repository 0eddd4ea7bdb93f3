import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { consoleBrowser, formOf, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from '../console/index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });

test('password and code open a session in a cookie that scripts cannot read', async () => {
  const opened = consoleBrowser(app());
  expect(await opened.codeOf('/console/session/me', {})).toBe('please_login');
  const self = await opened.call('/console/session/open', await formOf(app(), 'risk'));
  expect(self).toMatchObject({ name: 'risk', role: 'risk', failures: 0 });
  expect(opened.browser.cookies.has('__Host-operator')).toBe(true);
  expect(opened.browser.cookies.has('XSRF-TOKEN')).toBe(false);
  expect(await opened.call('/console/session/me', {})).toMatchObject({ session: self.session });
  expect((await opened.call('/console/session/list', {})).items).toMatchObject([{ current: true }]);
  await opened.call('/console/session/close', {});
  expect(opened.browser.cookies.has('__Host-operator')).toBe(false);
  expect(await opened.codeOf('/console/session/me', {})).toBe('please_login');
});

test('name, password and code have the same answer when one is wrong, and a code works once', async () => {
  const form = await formOf(app(), 'lottery');
  const attempts = [
    { ...form, name: 'nobody_here' },
    { ...form, password: 'wrong' },
    { ...form, code: form.code === '000000' ? '000001' : '000000' },
  ];
  for (const attempt of attempts)
    expect(await consoleBrowser(app()).codeOf('/console/session/open', attempt)).toBe('login_incorrect');
  const self = await consoleBrowser(app()).call('/console/session/open', form);
  expect(self.failures).toBe(2);
  expect(await consoleBrowser(app()).codeOf('/console/session/open', form)).toBe('login_incorrect');
  await app().db.asOwner('update operator set enabled = false where name = $1', ['lottery']);
  expect(await consoleBrowser(app()).codeOf('/console/session/open', await formOf(app(), 'lottery'))).toBe(
    'login_incorrect',
  );
  await app().db.asOwner('update operator set enabled = true where name = $1', ['lottery']);
});

test('failures of a name slow it down, and names of players are counted apart', async () => {
  const form = { name: 'service', password: 'wrong', code: '123456' };
  const codes: string[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1)
    codes.push(await consoleBrowser(app()).codeOf('/console/session/open', form));
  expect(codes.at(-1)).toBe('too_many_requests');
  const rows = await app().db.asOwner(`select name from login_throttle where name like '%service%'`);
  expect(rows).toEqual([{ name: 'operator service' }]);
});

test('a session belongs to its browser, ends when idle, at its longest, and with its operator', async () => {
  const cashier = await signedIn(app(), 'cashier');
  const thief = consoleBrowser(app());
  expect(await thief.codeOf('/console/session/me', {})).toBe('please_login');
  thief.browser.cookies.set('__Host-operator', cashier.browser.cookies.get('__Host-operator')!);
  expect(await thief.codeOf('/console/session/me', {})).toBe('please_login');
  expect(await cashier.codeOf('/console/session/me', {})).toBe('ok');

  const change = async (set: string) =>
    app().db.asOwner(`update operator_session set ${set} where ended_at is null`);
  await change(`last_at = last_at - interval '16 minutes'`);
  expect(await cashier.codeOf('/console/session/me', {})).toBe('please_login');
  const again = await signedIn(app(), 'cashier');
  await change(`ends_at = created_at + interval '1 second', created_at = created_at - interval '13 hours'`);
  await change(`ends_at = now() - interval '1 second'`);
  expect(await again.codeOf('/console/session/me', {})).toBe('please_login');
  const reasons = await app().db.asOwner<{ end_reason: string }>(
    `select end_reason from operator_session s join operator o on o.id = s.operator_id where o.name = 'cashier' order by s.id`,
  );
  expect(reasons.map(({ end_reason }) => end_reason)).toEqual(['idle', 'expired']);
});

test('a sign-in ends the earlier session of its browser', async () => {
  const opened = await signedIn(app(), 'admin');
  const earlier = opened.browser.cookies.get('__Host-operator')!;
  await opened.call('/console/session/open', await formOf(app(), 'risk'));
  expect(await opened.call('/console/session/me', {})).toMatchObject({ name: 'risk' });
  opened.browser.cookies.set('__Host-operator', earlier);
  expect(await opened.codeOf('/console/session/me', {})).toBe('please_login');
});

test('an operator ends their own sessions only', async () => {
  const [one, other, admin] = [
    await signedIn(app(), 'risk'),
    await signedIn(app(), 'risk'),
    await signedIn(app(), 'admin'),
  ];
  const { session } = await other.call('/console/session/me', {});
  expect(await admin.codeOf('/console/session/end', { id: session })).toBe('not_found');
  await one.call('/console/session/end', { id: session });
  expect(await other.codeOf('/console/session/me', {})).toBe('please_login');
  expect(await one.codeOf('/console/session/me', {})).toBe('ok');
});

test('calls need the proof of the page and its own origin; a native app has none', async () => {
  const admin = await signedIn(app(), 'admin');
  for (const headers of [
    { 'x-xsrf-token': 'other' },
    { origin: 'https://evil.example' },
    { origin: 'https://localhost' },
    { 'sec-fetch-site': 'same-site' },
    { 'x-xsrf-token': '', device: 'a'.repeat(43) },
  ])
    expect(await admin.codeOf('/console/session/me', {}, { headers: headers as never })).toBe('xsrf_invalid');
});

test('the console answers allowed addresses only, before anything else', async () => {
  const admin = await signedIn(app(), 'admin');
  await app().set('consoleAddresses', ['10.1.0.0/16']);
  try {
    expect(await admin.codeOf('/console/session/me', {})).toBe('operator_address_refused');
    const form = await formOf(app(), 'admin');
    expect(await admin.codeOf('/console/session/open', form)).toBe('operator_address_refused');
    expect(await admin.codeOf('/console/session/me', {}, { address: '10.1.2.3' })).toBe('ok');
  } finally {
    await app().set('consoleAddresses', []);
  }
});

test('no player site serves a call of the console, and the console serves none of players', async () => {
  for (const site of ['pc', 'wap'] as const)
    expect(
      (await app().browser().send({ method: 'POST', path: '/console/session/me', body: '{}', site })).status,
    ).toBe(404);
  for (const path of ['/api/user/login', '/common/setting'])
    expect((await app().browser().send({ method: 'POST', path, body: '{}', site: 'console' })).status).toBe(
      404,
    );
});

test('a player’s session opens nothing, and an operator’s is no session of a player', async () => {
  const player = await app().player();
  const opened = consoleBrowser(app());
  expect(await opened.codeOf('/console/session/me', {}, { headers: { token: player.token } })).toBe(
    'please_login',
  );
  const admin = await signedIn(app(), 'admin');
  const browser = app().browser();
  browser.token = admin.browser.cookies.get('__Host-operator')!;
  expect(await browser.codeOf('GET /api/user/data')).toBe('please_login');
});
