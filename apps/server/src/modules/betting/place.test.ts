import { beforeAll, describe, expect, test } from 'vitest';
import { accepted, type BetWorld, createBetWorld, type DrawRow, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
let draw: DrawRow;
beforeAll(async () => {
  world = await createBetWorld(db());
  draw = await world.draw();
});

async function betRows(rid: string) {
  return db().asOwner<{
    stake: string;
    max_win: string;
    leaf_hash: Buffer;
    placed_at: Date;
    currency: string;
  }>(
    'select stake::text, max_win::text, leaf_hash, placed_at, currency from bet where rid = $1 order by idx',
    [rid],
  );
}

describe('accepting bets', () => {
  test('a bet debits its stake and creates a bet row and a balanced pair of entries', async () => {
    const player = await world.player();
    const request = world.request(draw, [{ content: '1,2|2|3|4|5', unit: 2_000n, multiple: 3 }]);
    const reply = await world.betting.place(player, request);
    expect(reply).toMatchObject({ items: [{ ok: true, stake: '1.2000' }], balance: '9998.8000' });
    expect(await world.balance(player)).toBe(PURSE - 12_000n);
    // One of the two lines can win: 3 x 0.2 at 97 500.
    expect(await betRows(request.rid)).toMatchObject([{ stake: '12000', max_win: String(6_000n * 97_500n) }]);
    const entries = await db().asOwner(
      `select account.kind, entry.amount::text from ledger_tx join entry on entry.tx_id = ledger_tx.id
       join account on account.id = entry.account_id
       where ledger_tx.kind = 'bet' and ledger_tx.key = $1 order by entry.id`,
      [String(accepted(reply)[0]!.bet_id)],
    );
    expect(entries).toEqual([
      { kind: 'main', amount: '-12000' },
      { kind: 'stakes', amount: '12000' },
    ]);
  });

  test('items of one request are accepted separately', async () => {
    const player = await world.player(60_000n);
    const request = world.request(draw, [{}, { content: '1|2' }, { multiple: 3 }, { multiple: 2 }]);
    expect(await world.betting.place(player, request)).toMatchObject({
      items: [
        { ok: true },
        { ok: false, code: 'validation_failed', data: { field: 'items.1.content', rule: 'content_groups' } },
        { ok: false, code: 'balance_insufficient' },
        { ok: true, stake: '4.0000' },
      ],
      balance: '0.0000',
    });
  });

  test('trial bets use the trial currency', async () => {
    const player = await world.player(PURSE, 'TRIAL');
    const request = world.request(draw, [{}]);
    await world.betting.place(player, request);
    expect(await betRows(request.rid)).toMatchObject([{ currency: 'TRIAL' }]);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });

  test('[D6] staff cannot bet', async () => {
    const player = { ...(await world.player()), kind: 'operator' as const };
    await expect(world.betting.place(player, world.request(draw, [{}]))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a call whose bets are all refused fails with the code and stores nothing', async () => {
    const player = await world.player(10_000n);
    const request = world.request(draw, [{}]);
    await expect(world.betting.place(player, request)).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    expect(await betRows(request.rid)).toEqual([]);
    // The player may retry with the same request id: it was never used.
    await expect(world.betting.place(player, request)).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
  });

  test('an unknown lottery or issue is not found', async () => {
    const player = await world.player();
    const request = world.request(draw, [{}]);
    for (const other of [{ lottery: 'ssc-9m' }, { issue: '20000101-0001' }]) {
      await expect(world.betting.place(player, { ...request, ...other })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('a ledger freeze refuses every bet', async () => {
    const player = await world.player();
    await db().asOwner(`insert into ledger_freeze (at, reason) values (app_now(), '{}')`);
    try {
      await expect(world.betting.place(player, world.request(draw, [{}]))).rejects.toMatchObject({
        code: 'platform_maintenance',
      });
    } finally {
      await db().asOwner(
        `update ledger_freeze set lifted_at = app_now(), lifted_by = 'test', lifted_why = 'over'`,
      );
    }
    expect(await world.balance(player)).toBe(PURSE);
  });
});

describe('[B1] the server computes the figures', () => {
  const wrong = [
    ['lines', { lines: 2 }, { code: 'validation_failed', data: { field: 'items.0.lines' } }],
    ['stake', { stake: '1.9999' }, { code: 'validation_failed', data: { field: 'items.0.stake' } }],
    [
      'odds',
      { odds: { win: '975000001' } },
      { code: 'odds_changed', data: { items: [{ index: 0, odds: { win: '975000000' } }] } },
    ],
    ['odds of an additional tier', { odds: { win: '975000000', push: '10000' } }, { code: 'odds_changed' }],
    ['unit', { unit_stake: '3' }, { code: 'amount_invalid' }],
    [
      'rebate above the maximum',
      { rebate_ppm: 75_001 },
      { code: 'validation_failed', data: { field: 'items.0.rebate_ppm' } },
    ],
    [
      'multiple above the maximum',
      { multiple: 10_001 },
      { code: 'validation_failed', data: { field: 'items.0.multiple' } },
    ],
    [
      'item of another family',
      { played: 'pk10.nothing' },
      { code: 'validation_failed', data: { field: 'items.0.played' } },
    ],
  ] as const;
  test.each(wrong)('a wrong %s is refused', async (_name, change, refusal) => {
    const player = await world.player();
    const request = world.request(draw, [{}]);
    const items = request.items.map((item) => ({ ...item, ...change }));
    await expect(world.betting.place(player, { ...request, items })).rejects.toMatchObject(refusal);
    expect(await world.balance(player)).toBe(PURSE);
  });

  test('the bet row stores the figures of the rules, not those of the request', async () => {
    const player = await world.player();
    const request = world.request(draw, [{ rebate: 75_000 }]);
    await world.betting.place(player, request);
    // 1800 of 2000: 90 000 per unit for a chance of one in 100 000.
    expect(await betRows(request.rid)).toMatchObject([{ max_win: String(20_000n * 90_000n) }]);
  });
});

describe('[B2] contents', () => {
  test('are stored in canonical form', async () => {
    const player = await world.player();
    const request = world.request(draw, [{ content: '2,1|3|4|5|6' }]);
    await world.betting.place(player, request);
    const [row] = await db().asOwner('select content from bet where rid = $1', [request.rid]);
    expect(row).toEqual({ content: '1,2|3|4|5|6' });
  });

  const hostile: [string, unknown][] = [
    ['a leading zero', '01|2|3|4|5'],
    ['a blank', '1| 2|3|4|5'],
    ['full-width digits', '１|2|3|4|5'],
    ['an exponent', '1e1|2|3|4|5'],
    ['a repeated pick', '1,1|2|3|4|5'],
    ['an object', { list: '1' }],
    ['prototype keys', JSON.parse('{"__proto__": "1"}')],
    ['a zero byte', '1|2|3|4|\u0000'],
    ['a lone surrogate', '1|2|3|4|\ud800'],
    ['a million separators', '|'.repeat(1_000_000)],
    ['nothing', ''],
  ];
  test.each(hostile)('%s is refused with its code', async (_name, content) => {
    const player = await world.player();
    const request = world.request(draw, [{ content }]);
    await expect(world.betting.place(player, request)).rejects.toMatchObject({
      code: 'validation_failed',
      data: { field: expect.stringMatching(/^items\.0\.content/), rule: expect.stringMatching(/^content_/) },
    });
  });
});

test('players receive their balance, and later messages have higher sequence numbers', async () => {
  const player = await world.player();
  await world.betting.place(player, world.request(draw, [{}]));
  await world.betting.place(player, world.request(draw, [{}]));
  const heard = world.told.filter(({ userId }) => userId === player.userId).map(({ payload }) => payload);
  expect(heard).toMatchObject([
    { balance: '9998.0000', currency: 'CNY', cause: 'bet' },
    { balance: '9996.0000', cause: 'bet' },
  ]);
  const [one, two] = heard as { seq: number }[];
  expect(two!.seq).toBeGreaterThan(one!.seq);
});
