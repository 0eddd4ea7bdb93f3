import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  formOf,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { createDevice, type Device } from '../../../test/passkey.ts';
import { consoleModule } from '../console/index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
const HOME = 'http://localhost:3000';
const headers = { origin: HOME };

async function challengeFor(opened: ConsoleBrowser): Promise<string> {
  return (await opened.call('/console/passkey/challenge', {}, { headers })).challenge;
}

/** Adds a passkey to the demo operator who signed in here. */
async function give(
  opened: ConsoleBrowser,
  role: 'risk' | 'admin' | 'cashier',
  device: Device,
): Promise<string> {
  const { challenge } = await opened.call('/console/passkey/options', {}, { headers });
  return add(opened, role, device.make(challenge));
}

async function add(
  opened: ConsoleBrowser,
  role: 'risk' | 'admin' | 'cashier',
  made: object,
): Promise<string> {
  const { password, code } = await formOf(app(), role);
  const given = { password, code, label: 'blue key', made: made as never };
  return opened.codeOf('/console/passkey/add', given, { headers });
}

/** `ok`, or the code of the refused sign-in. */
async function enter(
  opened: ConsoleBrowser,
  role: string,
  signed: object,
  password?: string,
): Promise<string> {
  const form = { name: role, password: password ?? (await formOf(app(), 'risk')).password };
  return opened.codeOf('/console/session/open', { ...form, passkey: signed as never }, { headers });
}

test('[R6.2] a passkey that its operator added signs in with the password', async () => {
  const device = createDevice(HOME);
  const risk = await signedIn(app(), 'risk');
  expect(await give(risk, 'risk', device)).toBe('ok');
  const { items } = await risk.call('/console/passkey/list', {});
  expect(items).toMatchObject([{ label: 'blue key', usedAt: null }]);

  const opened = consoleBrowser(app());
  expect(await enter(opened, 'risk', device.sign(await challengeFor(opened)))).toBe('ok');
  expect(await opened.call('/console/session/me', {})).toMatchObject({ name: 'risk' });
  const { items: used } = await opened.call('/console/passkey/list', {});
  expect(used[0]!.usedAt).not.toBeNull();

  const log = await app().db.asOwner<{ action: string; data: { label: string } }>(
    `select action, data from event_log where action like 'operator.passkey%'`,
  );
  expect(log).toMatchObject([{ action: 'operator.passkey_add', data: { label: 'blue key' } }]);
});

test('[P4] a signature is refused without the password, used twice, of another browser, page, person or copy', async () => {
  const device = createDevice(HOME);
  const admin = await signedIn(app(), 'admin');
  expect(await give(admin, 'admin', device)).toBe('ok');
  const opened = consoleBrowser(app());
  const other = consoleBrowser(app());
  const challenge = await challengeFor(opened);
  const refused = async (by: ConsoleBrowser, role: string, signed: object, password?: string) =>
    expect(await enter(by, role, signed, password)).toBe('login_incorrect');

  await refused(opened, 'admin', device.sign(challenge), 'wrong');
  await refused(opened, 'cashier', device.sign(challenge));
  await refused(other, 'admin', device.sign(challenge));
  await refused(opened, 'admin', device.sign(challenge, { origin: 'http://evil.example' }));
  await refused(opened, 'admin', device.sign(challenge, { isVerified: false }));
  await refused(opened, 'admin', createDevice(HOME).sign(challenge));
  await app().db.asOwner('delete from login_throttle');

  const { challenge: another } = await admin.call('/console/passkey/options', {}, { headers });
  await refused(opened, 'admin', device.sign(another));
  const signed = device.sign(challenge);
  expect(await enter(opened, 'admin', signed)).toBe('ok');
  await refused(opened, 'admin', signed);
  const late = await challengeFor(opened);
  await refused(opened, 'admin', device.sign(late, { moved: -3 }));
  await app().db.clock.advance(121_000);
  await refused(opened, 'admin', device.sign(late, { moved: 5 }));
});

test('[P4] a passkey is added and removed with password and code only, is known once, and ten are enough', async () => {
  const device = createDevice(HOME);
  const cashier = await signedIn(app(), 'cashier');
  const { challenge } = await cashier.call('/console/passkey/options', {}, { headers });
  const made = device.make(challenge) as never;
  const form = await formOf(app(), 'cashier');
  const wrong = [
    { password: 'wrong', code: form.code },
    { password: form.password, code: form.code === '000000' ? '000001' : '000000' },
  ];
  for (const keys of wrong)
    expect(await cashier.codeOf('/console/passkey/add', { ...keys, label: 'x', made }, { headers })).toBe(
      'login_incorrect',
    );
  expect(await add(cashier, 'cashier', device.make('AAAA'))).toBe('validation_failed');
  expect(await add(cashier, 'cashier', device.make(challenge, 'http://evil.example'))).toBe(
    'validation_failed',
  );
  expect(await add(cashier, 'cashier', made)).toBe('ok');
  expect(await give(cashier, 'cashier', device)).toBe('validation_failed');
  await app().db.asOwner('delete from login_throttle');
  for (let count = 1; count < 10; count += 1)
    expect(await give(cashier, 'cashier', createDevice(HOME))).toBe('ok');
  expect(await give(cashier, 'cashier', createDevice(HOME))).toBe('validation_failed');

  const { items } = await cashier.call('/console/passkey/list', {});
  const id = items.at(-1)!.id;
  const remove = async (by: ConsoleBrowser, role: 'cashier' | 'risk') => {
    const { password, code } = await formOf(app(), role);
    return by.codeOf('/console/passkey/remove', { id, password, code }, { headers });
  };
  expect(await remove(await signedIn(app(), 'risk'), 'risk')).toBe('not_found');
  expect(
    await cashier.codeOf('/console/passkey/remove', { id, password: 'wrong', code: '000000' }, { headers }),
  ).toBe('login_incorrect');
  expect(await remove(cashier, 'cashier')).toBe('ok');
  const opened = consoleBrowser(app());
  expect(await enter(opened, 'cashier', device.sign(await challengeFor(opened)))).toBe('login_incorrect');
  for (const path of ['list', 'options'] as const)
    expect(await consoleBrowser(app()).codeOf(`/console/passkey/${path}`, {})).toBe('please_login');
});
