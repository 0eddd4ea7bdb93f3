import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import type { Bettor } from './index.ts';

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The stake of a plain bet of the world: 2. */
const STAKE = 20_000n;

/** A player with limits, written as the protection module writes them. */
async function limited(limits: readonly [kind: string, period: string, value: bigint][]): Promise<Bettor> {
  const player = await world.player();
  for (const [kind, period, value] of limits) await setLimit(player, kind, period, value);
  return player;
}

async function setLimit({ userId }: Bettor, kind: string, period: string, value: bigint): Promise<void> {
  await db().asOwner(
    `insert into play_limit (user_id, kind, period, value) values ($1, $2, $3, $4)
     on conflict (user_id, kind, period) do update set value = excluded.value`,
    [userId, kind, period, value],
  );
  world.betting.guardsChanged(userId);
}

async function guard({ userId }: Bettor, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  await db().asOwner(
    `insert into player_guard (user_id, ${names.join(', ')})
     values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
    [userId, ...Object.values(columns)],
  );
  world.betting.guardsChanged(userId);
}

/** Places bets with these multiples of the plain stake; returns `ok` or the code of each bet, or the code of the call. */
async function bets(player: Bettor, ...multiples: number[]): Promise<string[]> {
  const draw = await world.draw();
  const request = world.request(
    draw,
    multiples.map((multiple) => ({ multiple })),
  );
  const reply = await world.betting
    .place({ ...player, sessionAge: sessionAge() }, request)
    .catch((error) => error);
  if (!('items' in reply)) return [reply.code];
  return reply.items.map((item: { ok: boolean; code?: string }) => item.code ?? 'ok');
}

const sessionAge = () => ({ id: 1n, lastsMs: 0 });

/** Moves the clock to this time of a day in the platform's zone, on the next such day. */
async function moveTo(hour: number, minute = 0): Promise<void> {
  const now = await db().clock.now();
  const midnight = Math.floor((now + 8 * HOUR) / (24 * HOUR)) * 24 * HOUR - 8 * HOUR;
  const target = midnight + hour * HOUR + minute * MINUTE;
  await db().clock.advance((target > now ? target : target + 24 * HOUR) - now);
}

describe('[RP2] [Q2] player limits are exact to one ten-thousandth', () => {
  test('a stake may equal the limit per bet but not exceed it; other bets of the call are placed', async () => {
    const player = await limited([['stake', 'bet', STAKE * 2n]]);
    expect(await bets(player, 2, 3, 1)).toEqual(['ok', 'limit_stake_reached', 'ok']);
    await setLimit(player, 'stake', 'bet', STAKE * 2n - 1n);
    expect(await bets(player, 2)).toEqual(['limit_stake_reached']);
  });

  test.each([
    ['stake', 'day', 'limit_stake_reached'],
    ['loss', 'week', 'limit_loss_reached'],
    ['stake', 'month', 'limit_stake_reached'],
  ])('%s per %s counts every stake, also several in one call', async (kind, period, code) => {
    const player = await limited([[kind, period, STAKE * 3n]]);
    expect(await bets(player, 2, 1, 1)).toEqual(['ok', 'ok', code]);
    await setLimit(player, kind, period, STAKE * 4n - 1n);
    expect(await bets(player, 1)).toEqual([code]);
    await setLimit(player, kind, period, STAKE * 4n);
    expect(await bets(player, 1)).toEqual(['ok']);
  });

  test('the refusal has the tightest limit, the amount left and the period, and a repeat gets the same answer', async () => {
    const player = await limited([
      ['stake', 'month', STAKE * 9n],
      ['loss', 'day', STAKE * 2n],
    ]);
    const request = world.request(await world.draw(), [{}, { multiple: 2 }]);
    const reply = await world.betting.place({ ...player, sessionAge: sessionAge() }, request);
    expect(reply.items[1]).toEqual({
      ok: false,
      code: 'limit_loss_reached',
      data: { left: '2.0000', period: 'day' },
    });
    expect(await world.betting.place({ ...player, sessionAge: sessionAge() }, request)).toEqual(reply);
  });

  test('concurrent bets on two nodes stay within the limit even if one node has a stale cache', async () => {
    const player = await world.player();
    const nodes = [world.betting, world.anotherNode()];
    const draw = await world.draw();
    const place = (n: number) =>
      nodes[n % 2]!.place({ ...player, sessionAge: sessionAge() }, world.request(draw, [{}]));
    // Both have seen the player without a limit.
    await Promise.all([place(0), place(1)]);
    await setLimit(player, 'stake', 'day', STAKE * 7n);
    const answers = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => place(n)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['limit_stake_reached']));
    expect(await world.balance(player)).toBe(PURSE - STAKE * 7n);
  });

  test('a bet of another player in the same batch is still placed', async () => {
    const [strict, free] = [await limited([]), await world.player()];
    await bets(strict, 1);
    await db().asOwner(
      "insert into play_limit (user_id, kind, period, value) values ($1, 'stake', 'day', 1)",
      [strict.userId],
    );
    expect(await Promise.all([bets(strict, 1), bets(free, 1)])).toEqual([['limit_stake_reached'], ['ok']]);
  });

  test('the day and the month change at midnight of the platform, and a cancelled stake is subtracted from its own day', async () => {
    await moveTo(23, 58);
    const player = await limited([['stake', 'day', STAKE]]);
    const draw = await world.draw({ closeIn: 10 * MINUTE });
    const placed = await world.betting.place(
      { ...player, sessionAge: sessionAge() },
      world.request(draw, [{}]),
    );
    expect(await bets(player, 1)).toEqual(['limit_stake_reached']);
    await moveTo(0, 1);
    expect(await bets(player, 1)).toEqual(['ok']);
    const [item] = placed.items;
    await world.betting.cancel(player, { bet_id: item?.ok ? item.bet_id : 0 });
    expect(await bets(player, 1)).toEqual(['limit_stake_reached']);
    const days = await db().asOwner<{ bets: number; staked: string }>(
      'select bets, staked::text from play_day where user_id = $1 order by day',
      [player.userId],
    );
    expect(days).toEqual([
      { bets: 0, staked: '0' },
      { bets: 1, staked: String(STAKE) },
    ]);
  });
});

describe('breaks', () => {
  const soon = async (ms: number) => new Date((await db().clock.now()) + ms);

  test('[RP7] a time-out refuses bets until it ends', async () => {
    const player = await world.player();
    await guard(player, { timeout_until: await soon(HOUR) });
    expect(await bets(player, 1)).toEqual(['timeout_active']);
    await db().clock.advance(HOUR);
    expect(await bets(player, 1)).toEqual(['ok']);
  });

  test('[RP8] a self-exclusion does not end by itself after its term', async () => {
    const player = await world.player();
    const until = await soon(HOUR);
    await guard(player, { excluded_at: await soon(0), exclusion_term: '6m', excluded_until: until });
    await db().clock.advance(2 * HOUR);
    const refused = world.betting.place(player, world.request(await world.draw(), [{}]));
    await expect(refused).rejects.toMatchObject({ code: 'self_excluded', data: { until: until.getTime() } });
  });

  test('[RP5] the reality check is due after 60 minutes of a session, and again after another hour', async () => {
    const player = await world.player();
    const started = await soon(0);
    const [{ id }] = (await db().asOwner<{ id: bigint }>(
      `with owner as (insert into user_account (user_name, kind, language, password_hash, currency, created_at)
         values ('reality', 'player', 'zhCn', 'x', 'CNY', $1) returning id)
       insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
       select id, sha256('x'), '', '', $1, $1, $1::timestamptz + interval '1 day' from owner returning id`,
      [started],
    )) as [{ id: bigint }];
    const place = async () => {
      const lastsMs = (await db().clock.now()) - started.getTime();
      const request = world.request(await world.draw(), [{}]);
      const reply = await world.betting
        .place({ ...player, sessionAge: { id: BigInt(id), lastsMs } }, request)
        .catch((e) => e);
      return 'items' in reply ? 'ok' : reply.code;
    };
    await db().clock.advance(HOUR - MINUTE);
    expect(await place()).toBe('ok');
    await db().clock.advance(MINUTE);
    expect(await place()).toBe('reality_check_due');
    await db().asOwner('update session set reality_at = app_now() where id = $1', [id]);
    expect([await place(), await place()]).toEqual(['ok', 'ok']);
    await db().clock.advance(HOUR);
    expect(await place()).toBe('reality_check_due');
  });
});

test('[RP2] winnings increase the headroom of a loss limit', async () => {
  const player = await limited([['loss', 'day', STAKE]]);
  expect(await bets(player, 1, 1)).toEqual(['ok', 'limit_loss_reached']);
  await db().asOwner('update play_day set returned = returned + 1 where user_id = $1', [player.userId]);
  expect(await bets(player, 1)).toEqual(['limit_loss_reached']);
  await db().asOwner('update play_day set returned = returned + $2 - 1 where user_id = $1', [
    player.userId,
    STAKE,
  ]);
  expect(await bets(player, 1)).toEqual(['ok']);
});
