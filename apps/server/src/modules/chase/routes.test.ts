import type { CallPayload } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid, LOTTERY } from '../../../test/bets.ts';
import { type ChaseWorld, createChaseWorld } from '../../../test/chases.ts';
import { chaseRoutes } from './routes.ts';

let world: ChaseWorld;
const app = useApp({
  extend: async ({ db, platform: { register } }) => {
    world = await createChaseWorld(db);
    chaseRoutes(register, world.chases);
  },
});
let request: CallPayload<'POST /api/lottery/chase'>;

beforeAll(async () => {
  const [first] = await world.issues(3);
  request = { ...(await world.chase({ first: first!, cost: 6 })) };
});

describe('/api/lottery/chase', () => {
  test('the next issues are public, the one on sale first', async () => {
    const visitor = app().browser();
    const issues = await visitor.expectOk('POST /api/lottery/chase/issues', { lottery: LOTTERY, count: 5 });
    expect(issues).toHaveLength(5);
    expect(issues[0]).toMatchObject({ issue: request.issue });
    for (const [place, { open_at, close_at, draw_at }] of issues.entries()) {
      expect(open_at < close_at && close_at < draw_at).toBe(true);
      if (place > 0) expect(close_at).toBeGreaterThan(issues[place - 1]!.close_at);
    }
    const official = await visitor.expectOk('POST /api/lottery/chase/issues', {
      lottery: 'ssq-cn',
      count: 20,
    });
    expect(new Set(official.map(({ issue }) => issue)).size).toBe(20);
    expect(await visitor.codeOf('POST /api/lottery/chase/issues', { lottery: 'ssc-none' })).toBe('not_found');
    expect(await visitor.codeOf('POST /api/lottery/chase/issues', { lottery: LOTTERY, count: 101 })).toBe(
      'validation_failed',
    );
  });

  test('[V1] starts, shows, pauses, resumes and stops; the balance follows', async () => {
    const player = await app().player({ balance: '100.0000' });
    const { chase, balance } = await player.expectOk('POST /api/lottery/chase', {
      ...request,
      rid: freshRid(),
    });
    expect([balance, chase.state, chase.held, chase.issues]).toEqual(['94.0000', 'running', '6.0000', 3]);
    const ofIt = { chase_id: chase.id };
    const detail = await player.expectOk('POST /api/lottery/chase/detail', ofIt);
    expect(detail.rows.map(({ stake, state }) => [stake, state])).toEqual(
      Array.from({ length: 3 }, () => ['2.0000', 'pending']),
    );
    const paused = await player.expectOk('POST /api/lottery/chase/pause', ofIt);
    expect(paused.chase.state).toBe('paused');
    const resumed = await player.expectOk('POST /api/lottery/chase/resume', ofIt);
    expect([resumed.chase.state, resumed.chase.placed, resumed.balance]).toEqual(['running', 1, '94.0000']);
    const stopped = await player.expectOk('POST /api/lottery/chase/stop', ofIt);
    expect([stopped.chase.state, stopped.balance]).toEqual(['stopped', '98.0000']);
    const { items } = await player.expectOk('POST /api/lottery/chase/list', { only: 'ended' });
    expect(items).toEqual([stopped.chase]);
  });

  test('[V1] refuses calls without a session, with wrong fields, or for another player’s chase', async () => {
    const [owner, other] = [await app().player({ balance: '100.0000' }), await app().player()];
    const { chase } = await owner.expectOk('POST /api/lottery/chase', { ...request, rid: freshRid() });
    const visitor = app().browser();
    expect(await visitor.codeOf('POST /api/lottery/chase', request)).toBe('please_login');
    expect(await owner.codeOf('POST /api/lottery/chase', { ...request, items: [] })).toBe(
      'validation_failed',
    );
    expect(await owner.codeOf('POST /api/lottery/chase/list', { before: 'x' })).toBe('validation_failed');
    expect(await other.codeOf('POST /api/lottery/chase', { ...request, rid: freshRid() })).toBe(
      'balance_insufficient',
    );
    for (const path of ['detail', 'pause', 'resume', 'stop'] as const) {
      const key = `POST /api/lottery/chase/${path}` as const;
      expect(await visitor.codeOf(key, { chase_id: chase.id })).toBe('please_login');
      expect(await owner.codeOf(key, { chase_id: 0 })).toBe('validation_failed');
      expect(await other.codeOf(key, { chase_id: chase.id })).toBe('not_found');
    }
  });

  test('[B6] no chase starts during a time-out, and a running one ends with its next issue', async () => {
    const player = await app().player({ balance: '100.0000' });
    const { chase } = await player.expectOk('POST /api/lottery/chase', { ...request, rid: freshRid() });
    await app().db.asOwner(
      `insert into player_guard (user_id, timeout_until) values ($1, app_now() + interval '1 day')
       on conflict (user_id) do update set timeout_until = excluded.timeout_until`,
      [player.userId],
    );
    world.betting.guardsChanged(player.userId);
    expect(await player.codeOf('POST /api/lottery/chase', { ...request, rid: freshRid() })).toBe(
      'timeout_active',
    );
    await world.run('chase.start', String(chase.id));
    const { chase: ended, rows } = await player.expectOk('POST /api/lottery/chase/detail', {
      chase_id: chase.id,
    });
    expect([ended.ended_by, ended.held, rows[0]!.reason]).toEqual(['refused', '0.0000', 'timeout_active']);
  });

  test('[E9] [L6] no chase starts while the platform is closed; a repeated request gets its stored answer', async () => {
    const player = await app().player({ balance: '100.0000' });
    const other = await app().player({ balance: '100.0000' });
    const sent = { ...request, rid: freshRid() };
    const first = await player.expectOk('POST /api/lottery/chase', sent);
    // Open for half an hour, six hours from now in the platform's zone.
    const hour = String(
      (new Date(app().services.http.now() + 8 * 3_600_000).getUTCHours() + 6) % 24,
    ).padStart(2, '0');
    await app().set('platOpenDuration', `${hour}:00-${hour}:30`);
    const code = await player.codeOf('POST /api/lottery/chase', { ...request, rid: freshRid() });
    const codeOfOther = await other.codeOf('POST /api/lottery/chase', sent);
    const repeated = await player.expectOk('POST /api/lottery/chase', sent);
    await app().set('platOpenDuration', '00:00-23:59');
    expect([code, codeOfOther]).toEqual(['platform_closed', 'platform_closed']);
    expect(repeated).toEqual(first);
  });
});
