import type { CallKey, CallPayload } from '@tessera/protocol/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/app.ts';
import { useMessenger } from '../../../test/messenger.ts';

const app = useMessenger();
let made = 0;
const freshMail = () => `player${++made}@example.com`;
const password = TEST_PASSWORD;

beforeEach(() => app().set('loginCaptcha', '0'));

const ask = (address: string) => ({ address, password });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const calls: readonly [CallKey, object][] = [
  ['POST /api/user/contact', {}],
  ['POST /api/user/contact/code', ask('a@example.com')],
  ['POST /api/user/contact/confirm', { code: '123456' }],
  ['POST /api/user/contact/remove', { kind: 'email', password }],
  ['POST /api/user/recovery-codes', { password }],
];

test.each(calls)('%s needs a session and refuses trial accounts', async (key, payload) => {
  const sent = payload as CallPayload<typeof key>;
  expect(await app().browser().codeOf(key, sent)).toBe('please_login');
  const trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try');
  expect(await trial.codeOf(key, sent)).toBe('trial_not_allowed');
});

test.each([
  ['POST /api/user/contact/code', { address: '', password }, 'address'],
  ['POST /api/user/contact/code', { address: 'a@example.com', password: '' }, 'password'],
  ['POST /api/user/contact/confirm', { code: '12345' }, 'code'],
  ['POST /api/user/contact/remove', { kind: 'pigeon', password }, 'kind'],
] as const)('%s with %j names the field', async (key, payload, field) => {
  const player = await app().player();
  expect(await player.call(key, payload as CallPayload<typeof key>)).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
});

test('an address is added with the code that was sent there, and shown in part', async () => {
  const player = await app().player();
  const mail = freshMail();
  const call = 'POST /api/user/contact/code';
  expect(await player.codeOf(call, ask('nobody'))).toBe('contact_invalid');
  expect(await player.codeOf(call, { address: mail, password: 'not the password' })).toBe(
    'password_incorrect',
  );
  await player.expectOk(call, ask(` ${mail.toUpperCase()} `));
  const code = await app().codeTo(mail);
  expect(await player.codeOf('POST /api/user/contact/confirm', { code: wrong(code) })).toBe('code_incorrect');
  const added = await player.expectOk('POST /api/user/contact/confirm', { code });
  expect(added).toMatchObject({
    items: [{ kind: 'email', masked: 'p***@example.com', bounced_at: null }],
    codes_left: 0,
    lock_seconds: 86_400,
  });
  // The answer may have been lost.
  expect(await player.expectOk('POST /api/user/contact/confirm', { code })).toEqual(added);
  const rows = await app().db.asOwner(
    'select address::text as text from account_contact where user_id = $1',
    [player.userId],
  );
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(mail).toString('hex'));
  const { items } = await player.expectOk('POST /api/user/login/record', {});
  expect(items[0]).toMatchObject({ result: 'contact_on' });
  const { withdraw_locked_until } = await player.expectOk('POST /api/user/security');
  expect(withdraw_locked_until).toBeNull();
});

test('a code is for the player and the browser that asked, until it expires or was guessed at five times', async () => {
  const [player, other] = [await app().player(), await app().player()];
  const mail = freshMail();
  const confirm = 'POST /api/user/contact/confirm';
  expect(await player.codeOf(confirm, { code: '123456' })).toBe('code_expired');
  await player.expectOk('POST /api/user/contact/code', ask(mail));
  const code = await app().codeTo(mail);
  expect(await other.codeOf(confirm, { code })).toBe('code_expired');
  const elsewhere = app().browser();
  elsewhere.token = await elsewhere.expectOk('POST /api/user/login', { user_name: player.name, password });
  expect(await elsewhere.codeOf(confirm, { code })).toBe('code_expired');
  for (let at = 0; at < 5; at += 1)
    expect(await player.codeOf(confirm, { code: wrong(code) })).toBe('code_incorrect');
  expect(await player.codeOf(confirm, { code })).toBe('code_expired');

  await player.expectOk('POST /api/user/contact/code', ask(mail));
  const second = await app().codeTo(mail, 2);
  await app().advance(600_001);
  expect(await player.codeOf(confirm, { code: second })).toBe('code_expired');
});

test('only the newest code is right, and five an hour may be asked for', async () => {
  const player = await app().player();
  const mail = freshMail();
  const codes: string[] = [];
  for (let at = 1; at <= 5; at += 1) {
    await player.expectOk('POST /api/user/contact/code', ask(mail));
    codes.push(await app().codeTo(mail, at));
  }
  expect(await player.call('POST /api/user/contact/code', ask(mail))).toMatchObject({
    code: 'too_many_requests',
    data: { retryAt: expect.any(Number) },
  });
  if (codes[0] !== codes[4])
    expect(await player.codeOf('POST /api/user/contact/confirm', { code: codes[0]! })).toBe('code_incorrect');
  await player.expectOk('POST /api/user/contact/confirm', { code: codes[4]! });
});

test('[A12] a replaced or removed address is told, and withdrawals are locked', async () => {
  const player = await app().player();
  const [old, fresh, phone] = [freshMail(), freshMail(), '+8613900001234'];
  await app().addContact(player, old);
  await app().addContact(player, phone);
  expect((await player.expectOk('POST /api/user/security')).withdraw_locked_until).toBeNull();
  await app().addContact(player, fresh);
  await app().settled();
  expect((await player.expectOk('POST /api/user/security')).withdraw_locked_until).toBeGreaterThan(0);
  expect((await app().messagesTo(old))[0]).toMatchObject({
    channel: 'email',
    text: expect.stringContaining('更换'),
  });
  expect((await app().messagesTo(phone))[0]).toMatchObject({ channel: 'sms', subject: '' });
  expect((await player.expectOk('POST /api/user/contact')).items).toMatchObject([
    { kind: 'email', masked: 'p***@example.com' },
    { kind: 'phone', masked: '+86***34' },
  ]);

  const remove = 'POST /api/user/contact/remove';
  expect(await player.codeOf(remove, { kind: 'phone', password: 'not the password' })).toBe(
    'password_incorrect',
  );
  expect((await player.expectOk(remove, { kind: 'phone', password })).items).toHaveLength(1);
  expect(await player.codeOf(remove, { kind: 'phone', password })).toBe('not_found');
  await app().settled();
  expect((await app().messagesTo(phone))[0]!.text).toContain('移除');
  expect((await app().messagesTo(fresh))[0]!.text).toContain('移除');
});

test('changes need a step-up from a player who has a factor', async () => {
  const player = await app().player();
  await player.expectOk('POST /api/user/fund-password', {
    password,
    fund_password: 'velvet-orchard-money-3',
  });
  for (const [key, payload] of calls.slice(1).filter(([name]) => !name.endsWith('confirm')))
    expect(await player.codeOf(key, payload as CallPayload<typeof key>)).toBe('step_up_required');
  await player.expectOk('POST /api/user/step-up', { fund_password: 'velvet-orchard-money-3' });
  await player.expectOk('POST /api/user/recovery-codes', { password });
});

test('recovery codes are shown once, stored as hashes, and made again with the password', async () => {
  const player = await app().player();
  const make = 'POST /api/user/recovery-codes';
  expect(await player.codeOf(make, { password: 'not the password' })).toBe('password_incorrect');
  const { recovery_codes } = await player.expectOk(make, { password });
  expect(new Set(recovery_codes).size).toBe(10);
  expect((await player.expectOk('POST /api/user/contact')).codes_left).toBe(10);
  const rows = await app().db.asOwner('select code_hash::text from recovery_code where user_id = $1', [
    player.userId,
  ]);
  const kept = JSON.stringify(rows);
  for (const code of recovery_codes)
    expect(kept).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
  const again = await player.expectOk(make, { password });
  expect(again.recovery_codes).not.toEqual(recovery_codes);
  expect((await player.expectOk('POST /api/user/contact')).codes_left).toBe(10);
});

test('an undelivered message marks the address, and a provider that is away is asked again', async () => {
  const player = await app().player();
  const mail = `bounce${++made}@example.com`;
  await app().addContact(player, mail);
  await expect
    .poll(async () => (await player.expectOk('POST /api/user/contact')).items[0]?.bounced_at)
    .toBeGreaterThan(0);

  const other = freshMail();
  await app().messenger.steer({ mode: 'silent' });
  await player.expectOk('POST /api/user/contact/code', ask(other));
  // Accepted, but the answer was lost: the same reference is sent again, and the provider sends it once.
  await app().codeTo(other);
  await app().messenger.steer({ mode: 'normal' });
  await app().advance(2_500);
  const stateOf = async () => {
    const [row] = await app().db.asOwner<{ state: string }>(
      'select state from contact_message where user_id = $1 order by id desc limit 1',
      [player.userId],
    );
    return row?.state;
  };
  await expect.poll(stateOf).toBe('delivered');
  expect(await app().messagesTo(other)).toHaveLength(1);
});
