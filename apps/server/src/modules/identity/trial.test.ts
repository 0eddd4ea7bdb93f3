import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';

const app = useApp();
const from = (address: string) => ({ address });

test('[X1] a trial account has 10 000 of a virtual currency', async () => {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/try');
  const user = await browser.expectOk('GET /api/user/data');
  expect(user).toMatchObject({ balance: '10000.0000', info: { kind: 'trial', currency: 'TRIAL' } });
  const rows = await app().db.asOwner<{ kind: string; amount: bigint }>(
    `select a.kind, sum(e.amount)::bigint as amount from entry e join account a on a.id = e.account_id
     where e.user_id = $1 group by a.kind order by a.kind`,
    [user.info.id],
  );
  expect(rows.map(({ kind, amount }) => [kind, String(amount)])).toEqual([
    ['bonus', '-100000000'],
    ['main', '100000000'],
  ]);
});

test('[R3.9] the virtual currency is not offered', async () => {
  const currencies = await app().browser().expectOk('POST /api/money/currency');
  expect(currencies.map(({ id }) => id)).toEqual(['CNY', 'USDT']);
});

describe('[X1] an address', () => {
  test('has a daily limit of accounts, and gets new ones the next day', async () => {
    await app().set('trialPerDay', 3);
    for (let i = 0; i < 3; i++) await app().browser().expectOk('POST /api/user/try', {}, from('192.0.2.1'));
    expect(await app().browser().codeOf('POST /api/user/try', {}, from('192.0.2.1'))).toBe(
      'trial_limit_reached',
    );
    await app().browser().expectOk('POST /api/user/try', {}, from('192.0.2.2'));
    await app().db.clock.advance(86_400_000);
    await app().browser().expectOk('POST /api/user/try', {}, from('192.0.2.1'));
  });

  test('cannot exceed the limit with concurrent calls', async () => {
    await app().set('trialPerDay', 3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app().browser().call('POST /api/user/try', {}, from('192.0.2.7'))),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(3);
  });
});

test('[X1] it lives for 24 hours, however active the player is', async () => {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/try', {}, from('192.0.2.20'));
  for (let hour = 0; hour < 23; hour++) {
    await app().db.clock.advance(1_500_000);
    await browser.expectOk('POST /api/user/heart', { active: true });
    await app().db.clock.advance(1_500_000);
    const token = await browser.expectOk('POST /api/user/heart', { active: true });
    if (token) browser.token = token;
  }
  await app().db.clock.advance(86_400_000 - 23 * 3_000_000);
  expect(await browser.codeOf('GET /api/user/data')).toBe('please_login');
});
