import type { CallPayload } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type BetWorld, createBetWorld, type DrawRow } from '../../../test/bets.ts';
import { LocalServiceError } from '../../local-service/index.ts';
import { bettingRoutes } from './routes.ts';

let world: BetWorld;
const app = useApp({
  async extend({ db, platform: { register } }) {
    world = await createBetWorld(db);
    bettingRoutes(register, world.betting);
  },
});
let draw: DrawRow;
beforeAll(async () => {
  draw = await world.draw();
});

const BET = 'POST /api/lottery/bet';
const QUOTE = 'POST /api/lottery/bet/quote';
const CANCEL = 'POST /api/lottery/bet/cancel';

const one = {
  played: 'ssc.star5.direct-multi',
  content: '1,2|2|3|4|5',
  unit_stake: '2',
  multiple: 1,
  rebate_ppm: 0,
};

describe(BET, () => {
  test('[R7.9] places a bet, debits the stake and returns the receipt', async () => {
    const player = await app().player({ balance: '100' });
    const reply = await player.expectOk(BET, world.request(draw, [{}]));
    expect(reply).toMatchObject({
      items: [{ ok: true, stake: '2.0000', receipt: { lottery_id: draw.lottery, issue: draw.issue } }],
      balance: '98.0000',
    });
    expect(await player.expectOk('POST /api/user/balance', {})).toMatchObject({
      balance: '98.0000',
      session: { staked: '2.0000', returned: '0.0000', net: '-2.0000' },
    });
  });

  test('[E9] [L6] while the platform is closed a new bet is refused, and a repeated one gets its stored answer', async () => {
    const [player, other] = [await app().player({ balance: '100' }), await app().player({ balance: '100' })];
    const sent = world.request(draw, [{}]);
    const first = await player.expectOk(BET, sent);
    const hour = String((new Date(app().services.http.now()).getUTCHours() + 20) % 24).padStart(2, '0');
    await app().set('platOpenDuration', `${hour}:00-${hour}:30`);
    const fresh = await player.call(BET, world.request(draw, [{}]));
    const ofOther = await other.codeOf(BET, sent);
    const repeated = await player.expectOk(BET, sent);
    const changed = await player.codeOf(BET, { ...world.request(draw, [{ multiple: 2 }]), rid: sent.rid });
    await app().set('platOpenDuration', '00:00-23:59');
    expect(fresh).toMatchObject({
      state: 'FAILED',
      code: 'platform_closed',
      message: '平台当前未开放，请在开放时间内再来',
    });
    expect([ofOther, changed]).toEqual(['platform_closed', 'idempotency_conflict']);
    expect(repeated).toEqual(first);
    expect((await player.expectOk('POST /api/user/balance', {})).balance).toBe('98.0000');
  });

  test('needs a session', async () => {
    expect(
      await app()
        .browser()
        .codeOf(BET, world.request(draw, [{}])),
    ).toBe('please_login');
  });

  test('[R5.6] refuses bad input with the field and debits nothing', async () => {
    const player = await app().player({ balance: '100' });
    const good = world.request(draw, [{}]);
    const bad: [string, unknown, string][] = [
      ['no items', { ...good, items: [] }, 'items'],
      ['201 items', { ...good, items: Array(201).fill(good.items[0]) }, 'items'],
      ['a malformed request id', { ...good, rid: 'x' }, 'rid'],
      ['a negative stake', withItem(good, { stake: '-2' }), 'items.0.stake'],
      ['a stake of five decimals', withItem(good, { stake: '2.00001' }), 'items.0.stake'],
      ['a unit with an exponent', withItem(good, { unit_stake: '2e0' }), 'items.0.unit_stake'],
      ['a multiple of zero', withItem(good, { multiple: 0 }), 'items.0.multiple'],
      ['a fractional multiple', withItem(good, { multiple: 1.5 }), 'items.0.multiple'],
      ['a list as content', withItem(good, { content: ['1'] }), 'items.0.content'],
      ['odds that are not numbers', withItem(good, { odds: { win: 'many' } }), 'items.0.odds.win'],
    ];
    for (const [name, payload, field] of bad) {
      const answer = await player.call(BET, payload as CallPayload<typeof BET>);
      expect(answer, name).toMatchObject({ state: 'FAILED', code: 'validation_failed' });
      expect((answer as { data: { field: string } }).data.field, name).toContain(field.split('.').at(-1));
    }
    expect(await player.expectOk('POST /api/user/balance', {})).toMatchObject({ balance: '100.0000' });
  });

  test('[F10] [E2] bets exist although their receipt cannot be signed, and a repeated call returns it later', async () => {
    const player = await app().player({ balance: '100' });
    const { signer } = world;
    const { signReceipts } = signer;
    const request = world.request(draw, [{}, {}]);
    signer.signReceipts = () => Promise.reject(new LocalServiceError('service_down'));
    try {
      expect(await player.codeOf(BET, request)).toBe('platform_maintenance');
      expect(await player.codeOf(BET, request)).toBe('platform_maintenance');
    } finally {
      signer.signReceipts = signReceipts;
    }
    const reply = await player.expectOk(BET, request);
    expect(reply).toMatchObject({ items: [{ ok: true }, { ok: true }], balance: '96.0000' });
    expect(await player.expectOk(BET, request)).toEqual(reply);
    expect(await player.expectOk('POST /api/user/balance', {})).toMatchObject({ balance: '96.0000' });
  });

  test('returns the codes of refused bets', async () => {
    const player = await app().player({ balance: '1' });
    const closed = await world.draw({ state: 'closed' });
    const early = await world.draw({ state: 'scheduled' });
    expect(await player.codeOf(BET, world.request(draw, [{}]))).toBe('balance_insufficient');
    expect(await player.codeOf(BET, world.request(closed, [{}]))).toBe('draw_closed');
    expect(await player.codeOf(BET, world.request(early, [{}]))).toBe('draw_not_open');
    expect(await player.codeOf(BET, { ...world.request(draw, [{}]), issue: 'none' })).toBe('not_found');
    const stale = world.request(draw, [{}]);
    const answer = await player.call(BET, withItem(stale, { odds: { win: '1' } }));
    expect(answer).toMatchObject({
      code: 'odds_changed',
      data: { items: [{ index: 0, odds: { win: '975000000' } }] },
    });
  });

  test('a retry gets the same answer, independent of the current balance', async () => {
    const player = await app().player({ balance: '2' });
    const request = world.request(draw, [{}]);
    const first = await player.expectOk(BET, request);
    expect(await player.expectOk(BET, request)).toEqual(first);
    expect(await player.codeOf(BET, withItem(request, { multiple: 2 }))).toBe('idempotency_conflict');
  });

  test('request ids of different players are independent', async () => {
    const [a, b] = [await app().player({ balance: '10' }), await app().player({ balance: '10' })];
    const request = world.request(draw, [{}]);
    await a.expectOk(BET, request);
    expect(await b.expectOk(BET, request)).toMatchObject({ balance: '8.0000' });
  });
});

describe(QUOTE, () => {
  test('returns lines, stake, odds and the maximum payout', async () => {
    const player = await app().player();
    expect(
      await player.expectOk(QUOTE, { lottery: draw.lottery, items: [one, { ...one, rebate_ppm: 75_000 }] }),
    ).toEqual([
      { lines: 2, stake: '4.0000', odds: { win: '975000000' }, max_win: '195000.0000' },
      { lines: 2, stake: '4.0000', odds: { win: '900000000' }, max_win: '180000.0000' },
    ]);
  });

  test('needs a session', async () => {
    expect(
      await app()
        .browser()
        .codeOf(QUOTE, { lottery: draw.lottery, items: [one] }),
    ).toBe('please_login');
  });

  test('names the item that cannot be placed', async () => {
    const player = await app().player();
    const quote = (change: object) =>
      player.call(QUOTE, { lottery: draw.lottery, items: [one, { ...one, ...change }] });
    expect(await quote({ content: '1|2' })).toMatchObject({
      code: 'validation_failed',
      data: { field: 'items.1.content', rule: 'content_groups' },
    });
    expect(await quote({ unit_stake: '3' })).toMatchObject({ code: 'amount_invalid' });
    expect(await quote({ played: 'ssc.credit.sum-sides', content: 'big', unit_stake: '0.5' })).toMatchObject({
      code: 'amount_below_min',
      data: { min: '1.0000' },
    });
    expect(
      await quote({ played: 'ssc.credit.sum-sides', content: 'big', unit_stake: '1000001' }),
    ).toMatchObject({
      code: 'amount_above_max',
      data: { max: '1000000.0000' },
    });
    expect(await player.codeOf(QUOTE, { lottery: 'ssc-9m', items: [one] })).toBe('not_found');
  });
});

describe(CANCEL, () => {
  async function placed(balance = '10') {
    const player = await app().player({ balance });
    const { items } = await player.expectOk(BET, world.request(draw, [{}]));
    const [item] = items;
    return { player, bet_id: item?.ok ? item.bet_id : 0 };
  }

  test('[B5] refunds the stake exactly once', async () => {
    const { player, bet_id } = await placed();
    expect(await player.expectOk(CANCEL, { bet_id })).toEqual({ bet_id, balance: '10.0000' });
    expect(await player.expectOk(CANCEL, { bet_id })).toEqual({ bet_id, balance: '10.0000' });
  });

  test('needs a session', async () => {
    expect(await app().browser().codeOf(CANCEL, { bet_id: 1 })).toBe('please_login');
  });

  test('refuses a malformed id', async () => {
    const player = await app().player();
    for (const bet_id of [0, -1, 1.5, 2 ** 53])
      expect(await player.codeOf(CANCEL, { bet_id })).toBe('validation_failed');
  });

  test('does not find the bet of another player', async () => {
    const { bet_id } = await placed();
    const other = await app().player();
    expect(await other.codeOf(CANCEL, { bet_id })).toBe('not_found');
  });
});

function withItem(request: CallPayload<typeof BET>, change: object): CallPayload<typeof BET> {
  return { ...request, items: request.items.map((item) => ({ ...item, ...change })) };
}
