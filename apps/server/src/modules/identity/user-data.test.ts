import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';

const app = useApp();

test('[R3.1] [R7.10] the user state has every part, amounts as text of 4 places', async () => {
  const player = await app().player({ balance: '12.5' });
  const user = await player.expectOk('GET /api/user/data');
  expect(Object.keys(user).sort()).toEqual([
    'activity',
    'balance',
    'balance_game',
    'enable',
    'eth_bind_address',
    'group',
    'info',
    'language',
    'session',
    'user_name',
    'vip',
  ]);
  expect(user).toMatchObject({
    balance: '12.5000',
    group: { id: 1, name: '普通会员' },
    vip: { level: 1, announced: 1 },
    activity: [],
  });
});

test('[R9.1] the balance call returns balance, platforms and the figures of the session', async () => {
  const player = await app().player({ balance: '7' });
  const reply = await player.expectOk('POST /api/user/balance');
  expect(reply).toEqual({
    balance: '7.0000',
    balance_game: {},
    session: { startedAt: expect.any(Number), staked: '0.0000', returned: '0.0000', net: '0.0000' },
  });
  expect(Math.abs(reply.session.startedAt - app().services.http.now())).toBeLessThan(60_000);
});

test('[A14] [E1] a player reads only their own data, whatever ids they send, and changes nothing with them', async () => {
  const [one, other] = [await app().player(), await app().player({ balance: '99' })];
  const payload = { id: Number(other.userId), user_id: Number(other.userId) } as never;
  expect(await one.expectOk('POST /api/user/balance', payload)).toMatchObject({ balance: '0.0000' });
  const change = { ...(payload as object), language: 'enUs' };
  expect(await one.call('POST /api/user/data/modify', change)).toMatchObject({
    code: 'validation_failed',
    data: { field: 'id' },
  });
  expect(await other.expectOk('GET /api/user/data')).toMatchObject({ language: 'zhCn' });
});

describe('[R7.4] modify', () => {
  test('changes the given fields and nothing else', async () => {
    const player = await app().player();
    await player.expectOk('POST /api/user/data/modify', { language: 'enUs' });
    await player.expectOk('POST /api/user/data/modify', { theme: 'theme-jade', avatar: 7 });
    expect(await player.expectOk('GET /api/user/data')).toMatchObject({
      language: 'enUs',
      theme: 'theme-jade',
      info: { avatar: 7 },
    });
  });

  test.each([
    [{ language: 'frFr' }, 'language'],
    [{ language: 'english' }, 'language'],
    [{ theme: 'theme-unknown' }, 'theme'],
    [{ avatar: 13 }, 'avatar'],
  ])('%j is not offered', async (change, field) => {
    const player = await app().player();
    expect(await player.call('POST /api/user/data/modify', change)).toMatchObject({
      code: 'validation_failed',
      data: { field },
    });
  });

  test('[L6] the same rid takes effect once: a later repeat changes nothing, another body conflicts', async () => {
    const player = await app().player();
    const first = { rid: 'ef'.repeat(16), avatar: 2 };
    await player.expectOk('POST /api/user/data/modify', first);
    await player.expectOk('POST /api/user/data/modify', { avatar: 3 });
    await player.expectOk('POST /api/user/data/modify', first);
    expect((await player.expectOk('GET /api/user/data')).info.avatar).toBe(3);
    expect(await player.codeOf('POST /api/user/data/modify', { ...first, avatar: 4 } as never)).toBe(
      'idempotency_conflict',
    );
  });
});
