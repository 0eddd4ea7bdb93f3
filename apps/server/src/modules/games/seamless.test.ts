import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameWorld, startGameWorld } from '../../../test/games.ts';
import { liftFreeze } from '../ledger/index.ts';

let world: GameWorld;
beforeAll(async () => {
  world = await startGameWorld();
});
afterAll(() => world.close());

type Player = Awaited<ReturnType<GameWorld['player']>>;
let made = 0;
const fresh = (kind: string) => `${kind}-${++made}`;

/** A player in a game of the seamless platform, and the bodies of the platform's calls about them. */
async function seated(balance = '100.0000') {
  const player = await world.player({ balance });
  await player.expectOk('POST /api/game/enter', { game: 'fruit' });
  const { body } = world.fake.calls.findLast(({ path }) => path === '/v1/launch')!;
  const who = { player: String(body.player), session: String(body.session) };
  const of = { player: who.player, currency: 'CNY' };
  return {
    player,
    who,
    bet: (round: string, amount: string, id = fresh('b')) => ({
      ...of,
      ...who,
      id,
      round,
      game: 'fruit',
      amount,
    }),
    win: (round: string, amount: string, id = fresh('w')) => ({ ...of, id, round, game: 'fruit', amount }),
    rollback: (round: string, bet: string, id = fresh('x')) => ({ ...of, id, bet, round }),
  };
}
const ok = (balance: string) => ({ status: 200, body: { balance } });
const back = (balance: string, amount: string) => ({ status: 200, body: { balance, amount } });
const no = (code: string, status = 409) => ({ status, body: { code } });
const mainOf = async ({ userId }: Player) => (await world.moneyOf(userId)).main;

describe('wallet calls of a seamless platform', () => {
  test('[P2] bet, win and rollback move the main balance once each, and a repeat gets the same answer', async () => {
    const seat = await seated();
    expect(await world.harbor('balance', seat.who)).toEqual(ok('100.0000'));
    const bet = seat.bet('r1', '10.0000');
    expect(await world.harbor('bet', bet)).toEqual(ok('90.0000'));
    expect(await world.harbor('bet', bet)).toEqual(ok('90.0000'));
    expect(await world.harbor('bet', { ...bet, amount: '11.0000' })).toEqual(no('conflict'));
    const win = seat.win('r1', '25.5000');
    const wins = await Promise.all(Array.from({ length: 20 }, () => world.harbor('win', win)));
    expect(wins).toEqual(wins.map(() => ok('115.5000')));
    expect(await world.harbor('win', seat.win('r1', '1.0000'))).toEqual(no('round_over'));
    expect(await world.harbor('bet', seat.bet('r1', '1.0000'))).toEqual(no('round_over'));
    expect(await world.harbor('win', seat.win('never', '1.0000'))).toEqual(no('unknown_round'));

    const second = seat.bet('r2', '15.5000');
    await world.harbor('bet', second);
    const undo = seat.rollback('r2', second.id);
    expect(await world.harbor('rollback', undo)).toEqual(back('115.5000', '15.5000'));
    expect(await world.harbor('rollback', undo)).toEqual(back('115.5000', '15.5000'));
    expect(await world.harbor('rollback', seat.rollback('r2', second.id))).toEqual(
      back('115.5000', '0.0000'),
    );
    expect(await world.harbor('win', seat.win('r2', '5.0000'))).toEqual(no('unknown_round'));
    // A win of zero closes a lost round.
    await world.harbor('bet', seat.bet('r3', '15.5000'));
    expect(await world.harbor('win', seat.win('r3', '0.0000'))).toEqual(ok('100.0000'));
    const { items } = await seat.player.expectOk('POST /api/record/game', { plat: 'harbor' });
    expect(items.map(({ round, stake, payout }) => [round, stake, payout])).toEqual([
      ['r3', '15.5000', '0.0000'],
      ['r2', '0.0000', null],
      ['r1', '10.0000', '25.5000'],
    ]);
    expect(await world.faults()).toEqual([]);
  });

  test('[P2] [F9] a rollback before its bet blocks the bet; one after the win is refused and left for review', async () => {
    const seat = await seated('20.0000');
    const bet = seat.bet('q1', '5.0000');
    expect(await world.harbor('rollback', seat.rollback('q1', bet.id))).toEqual(back('20.0000', '0.0000'));
    expect(await world.harbor('bet', bet)).toEqual(no('tombstone'));
    const play = seat.bet('q2', '5.0000');
    await world.harbor('bet', play);
    await world.harbor('win', seat.win('q2', '6.0000'));
    const late = seat.rollback('q2', play.id);
    expect(await world.harbor('rollback', late)).toEqual(no('already_won'));
    expect(await world.harbor('rollback', late)).toEqual(no('already_won'));
    const now = await world.db.clock.now();
    const { differences } = await world.services.providers.reconciler.reconcile('harbor', {
      from: now - 1,
      to: now,
    });
    expect(differences).toContainEqual(
      expect.objectContaining({ ref: late.id, kind: 'rollback_after_win', problem: 'review' }),
    );
    expect(await mainOf(seat.player)).toBe(210_000n);
  });

  test('[P2] a wrong player, currency, session, game or amount is refused, and the refusal is final', async () => {
    const [one, other] = [await seated('20.0000'), await seated('20.0000')];
    const bet = one.bet('s1', '5.0000');
    expect(await world.harbor('bet', { ...bet, player: other.who.player })).toEqual(no('unknown_session'));
    expect(await world.harbor('bet', { ...one.bet('s1', '5.0000'), currency: 'USDT' })).toEqual(
      no('wrong_currency'),
    );
    expect(await world.harbor('bet', { ...one.bet('s1', '5.0000'), game: 'dragon' })).toEqual(
      no('unknown_session'),
    );
    expect(await world.harbor('bet', { ...one.bet('s1', '5.0000'), player: 'p-1' })).toEqual(
      no('unknown_player'),
    );
    for (const amount of ['0.0000', '-1', '1e3', '0.00001', 5]) {
      expect(await world.harbor('bet', { ...one.bet('s1', '1'), amount })).toEqual(no('invalid', 400));
    }
    const large = one.bet('s1', '20.0001');
    expect(await world.harbor('bet', large)).toEqual(no('insufficient'));
    expect(await world.harbor('rollback', one.rollback('s1', large.id))).toEqual(back('20.0000', '0.0000'));
    await world.harbor('bet', one.bet('s2', '5.0000'));
    expect(await world.harbor('win', { ...other.win('s2', '9.0000') })).toEqual(no('unknown_round'));
    expect(await world.harbor('bet', other.bet('s2', '5.0000'))).toEqual(no('unknown_round'));
    expect([await mainOf(one.player), await mainOf(other.player)]).toEqual([150_000n, 200_000n]);
  });

  test('[F4] concurrent bets and a transfer, each for the whole balance: exactly one succeeds', async () => {
    const seat = await seated('7.0000');
    const [transfer, ...bets] = await Promise.all([
      seat.player.call('POST /api/game/transfer', { plat: 'aurora', count: '7' }),
      ...Array.from({ length: 16 }, () => world.harbor('bet', seat.bet(fresh('f'), '7.0000'))),
    ]);
    const taken = bets.filter(({ status }) => status === 200).length + (transfer.state === 'SUCCESS' ? 1 : 0);
    expect(taken).toBe(1);
    expect(await mainOf(seat.player)).toBe(0n);
    expect(await world.faults()).toEqual([]);
  });

  test('[RP2] [RP5] [RP8] limits, the reality check and an exclusion apply to bets; wins are still credited', async () => {
    const seat = await seated();
    const set = { kind: 'loss', period: 'day', value: '12' } as const;
    await seat.player.expectOk('POST /api/user/limits/set', set);
    await world.harbor('bet', seat.bet('l1', '10.0000'));
    expect(await world.harbor('bet', seat.bet('l1', '2.0001'))).toEqual(no('limit_loss_reached'));
    expect(await seat.player.codeOf('POST /api/game/transfer', { plat: 'aurora', count: '3' })).toBe(
      'limit_loss_reached',
    );
    await world.db.clock.advance(61 * 60_000);
    expect(await world.harbor('bet', seat.bet('l1', '1.0000'))).toEqual(no('reality_check_due'));
    await world.db.asOwner(
      "insert into player_guard (user_id, excluded_at, exclusion_term) values ($1, app_now(), 'indefinite')",
      [seat.player.userId],
    );
    expect(await world.harbor('bet', seat.bet('l1', '1.0000'))).toEqual(no('self_excluded'));
    expect(await world.harbor('win', seat.win('l1', '20.0000'))).toEqual(ok('110.0000'));
  });

  test('[RP2] [RP6] money on a platform counts as lost until it returns; its rounds count in the session', async () => {
    const { player, bet } = await seated();
    const move = (count: string) => ({ plat: 'aurora', count });
    await player.expectOk('POST /api/user/limits/set', { kind: 'loss', period: 'day', value: '50' });
    const used = async () =>
      (await player.expectOk('POST /api/user/limits')).items.find(
        ({ kind, period }) => kind === 'loss' && period === 'day',
      )?.used;
    const session = async () => (await player.expectOk('POST /api/user/balance')).session;
    await player.expectOk('POST /api/game/transfer', move('30'));
    expect(await used()).toBe('30.0000');
    // Neither a second transfer nor a stake elsewhere may use the same headroom twice.
    expect(await player.call('POST /api/game/transfer', move('20.0001'))).toMatchObject({
      code: 'limit_loss_reached',
      data: { left: '20.0000', period: 'day' },
    });
    expect(await world.harbor('bet', bet('r1', '20.0001'))).toEqual(no('limit_loss_reached'));
    // A result on the platform does not change the amount at risk; the session shows the result at once.
    const name = await world.nameOf(player.userId);
    world.fake.play(name, '10.0000', '0.0000');
    await player.expectOk('POST /api/game/update/balance', { plats: ['aurora'] });
    expect([await used(), (await session()).net]).toEqual(['30.0000', '-10.0000']);
    world.fake.play(name, '20.0000', '45.0000');
    await player.expectOk('POST /api/game/update/balance', { plats: ['aurora'] });
    expect(await used()).toBe('30.0000');
    expect(await session()).toMatchObject({ staked: '30.0000', returned: '45.0000', net: '15.0000' });
    // Recalled, a gain adds headroom.
    await player.expectOk('POST /api/game/transfer', move('-45'));
    expect(await used()).toBe('-15.0000');
    await player.expectOk('POST /api/game/transfer', move('65'));
    expect(await world.harbor('bet', bet('r2', '0.0001'))).toEqual(no('limit_loss_reached'));
  });

  test("[R2.8] the money record names the game and the platform in the reader's language", async () => {
    const { player, bet } = await seated();
    await world.harbor('bet', bet('named', '10.0000'));
    await player.expectOk('POST /api/game/transfer', { plat: 'aurora', count: '5' });
    const [transfer] = (await player.expectOk('POST /api/record/transfer')).items;
    const numbers = (await player.expectOk('POST /api/record/log')).items.map(({ ref }) => ref);
    expect(numbers.slice(0, 2)).toEqual([String(transfer!.id), 'named']);
    const remarks = async (language: string) =>
      (await player.expectOk('POST /api/record/log', {}, { headers: { language } })).items.map(
        ({ type, remark }) => `${type} ${remark}`,
      );
    expect(await remarks('enUs')).toEqual(['transfer → Aurora', 'game_bet Fruit Slots', 'deposit ']);
    expect(await remarks('zhCn')).toEqual(['transfer → 极光', 'game_bet 水果机', 'deposit ']);
  });
});

describe('callbacks', () => {
  test('[P1] [F9] unsigned, wrongly signed, old, early, from another address or altered: refused without effect', async () => {
    const seat = await seated('20.0000');
    const now = world.db.clock.local();
    const bet = () => seat.bet(fresh('c'), '1.0000');
    expect(await world.harbor('bet', bet(), { key: Buffer.alloc(32) })).toEqual(no('signature', 401));
    expect(await world.harbor('bet', bet(), { sent: { 'x-signature': '' } })).toEqual(no('signature', 401));
    expect(await world.harbor('bet', bet(), { at: now - 301_000 })).toEqual(no('timestamp', 401));
    expect(await world.harbor('bet', bet(), { at: now + 302_000 })).toEqual(no('timestamp', 401));
    expect(await world.harbor('bet', bet(), { at: now - 48 * 3_600_000 })).toEqual(no('timestamp', 401));
    expect(await world.harbor('bet', bet(), { address: '203.0.113.5' })).toEqual(no('source', 401));
    expect(await world.harbor('bet', bet(), { sent: { 'x-event': 'another-event' } })).toEqual(
      no('event', 401),
    );
    expect(await world.harbor('bet', { ...bet(), action: 'win' })).toEqual(no('event', 401));
    expect(await mainOf(seat.player)).toBe(200_000n);
  });

  test('[P1] [F9] an event delivered twice, concurrently or two days late, has one effect and one answer', async () => {
    const seat = await seated('20.0000');
    const bet = seat.bet(fresh('d'), '1.0000');
    const event = 'the-same-event';
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.harbor('bet', bet, { event })));
    await world.db.clock.advance(48 * 3_600_000);
    answers.push(await world.harbor('bet', bet, { event }));
    expect(answers).toEqual(answers.map(() => ok('19.0000')));
    expect(await world.harbor('bet', { ...bet, amount: '2.0000' }, { event })).toEqual(no('conflict'));
    await world.services.ledger.freeze.set({ why: 'test' });
    const frozen = await world.harbor('win', seat.win(bet.round, '3.0000', 'w-frozen'), {
      event: 'frozen-event',
    });
    expect(frozen).toEqual(no('unavailable', 503));
    await liftFreeze(world.db.opsStore, world.db.nodeChannels, 'test', 'test');
    await world.services.ledger.freeze.read();
    // A temporary refusal is not stored as the answer.
    expect(
      await world.harbor('win', seat.win(bet.round, '3.0000', 'w-frozen'), { event: 'frozen-event' }),
    ).toEqual(ok('22.0000'));
  });
});
