import { merkleRoot, outcomeLeafHash, toHex } from '@tessera/fairness';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepted,
  type BetWorld,
  createBetWorld,
  type DrawRow,
  type ItemDraft,
  PURSE,
} from '../../../test/bets.ts';
import { noEvents } from '../../../test/events.ts';
import { useStore } from '../../../test/kit.ts';
import type { Bettor } from '../betting/index.ts';
import { createSettlement, type Settlement } from './index.ts';

const db = useStore();
let world: BetWorld;
let settlement: Settlement;
beforeAll(async () => {
  world = await createBetWorld(db());
  settlement = createSettlement({ ...db(), events: noEvents, emit: world.emit });
  db().jobs.start();
});

const RESULT = [1, 2, 3, 4, 5];
/** A stake of 2 at odds of 97 500. */
const WIN = 20_000n * 97_500n;

async function bet(player: Bettor, draw: DrawRow, ...items: ItemDraft[]): Promise<bigint[]> {
  return accepted(await world.betting.place(player, world.request(draw, items))).map(({ bet_id }) =>
    BigInt(bet_id),
  );
}

/** Draws and settles, and makes the draw `settled` as the draws module would. */
async function settle(draw: DrawRow) {
  await world.drawn(draw, RESULT);
  const settled = await settlement.settleDraw(draw.id);
  await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
  return settled;
}

async function outcomes(draw: DrawRow) {
  return db().asOwner<{ id: string; kind: string; payout: string; tied: string; wins: unknown }>(
    `select bet_id::text as id, kind, payout::text, tied_stake::text as tied, wins from outcome
     where draw_id = $1 order by bet_id`,
    [draw.id],
  );
}

async function stateOf(id: bigint) {
  const [row] = await db().asOwner('select state, payout::text from bet_state where id = $1', [id]);
  return row;
}

describe('paying winners', () => {
  test('[L8] [L9] a winner is paid per line at the accepted odds, a loser has no outcome row', async () => {
    const [winner, loser, draw] = [await world.player(), await world.player(), await world.draw()];
    const [won] = await bet(winner, draw, { content: '1,2|2|3|4|5', multiple: 3 });
    const [lost] = await bet(loser, draw, { content: '9|2|3|4|5' });
    expect(await stateOf(won!)).toEqual({ state: 'accepted', payout: null });
    expect(await settle(draw)).toMatchObject({ outcomes: 1, payout: 3n * WIN });
    expect(await outcomes(draw)).toEqual([
      {
        id: String(won),
        kind: 'won',
        payout: String(3n * WIN),
        tied: '0',
        wins: [{ tier: 'win', kind: 'unit', count: 1 }],
      },
    ]);
    expect(await stateOf(won!)).toEqual({ state: 'won', payout: String(3n * WIN) });
    expect(await stateOf(lost!)).toEqual({ state: 'lost', payout: '0' });
    expect(await world.balance(winner)).toBe(PURSE - 120_000n + 3n * WIN);
    expect(await world.balance(loser)).toBe(PURSE - 20_000n);
  });

  test('each line is rounded down by itself', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    // The sum 15 is odd and small. At odds of 19 499 a line of 10 001 pays 19 500.9 and both together 39 001.9.
    await bet(player, draw, {
      played: 'ssc.credit.sum-sides',
      content: 'odd,small',
      unit: 10_001n,
      rebate: 1,
    });
    await settle(draw);
    expect(await outcomes(draw)).toMatchObject([{ payout: '39000' }]);
  });

  test('the odds fixed at acceptance are paid, even if prices have changed', async () => {
    const [player, draw] = [await world.player(), await world.draw({ lottery: 'ssc-5m' })];
    await bet(player, draw, { content: '1|2|3|4|5' });
    await world.configure('ssc-5m', { pricing: { base: 1000, rMaxPpm: 0, rtpPpm: 500_000 } });
    await settle(draw);
    expect(await world.balance(player)).toBe(PURSE - 20_000n + WIN);
  });

  test('a tie returns the stake of its lines and records how much', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    await world.betting.place(
      player,
      world.request(draw, [
        {
          played: 'ssc.credit.dragon-tiger',
          content: { compare: '1-2', list: 'dragon,tiger' },
          unit: 10_000n,
        },
      ]),
    );
    await world.drawn(draw, [7, 7, 0, 0, 0]);
    await settlement.settleDraw(draw.id);
    expect(await outcomes(draw)).toMatchObject([{ kind: 'won', payout: '20000', tied: '20000' }]);
    expect(await world.balance(player)).toBe(PURSE);
  });

  test('a cancelled bet is not settled, and the root covers the payouts', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    const [cancelled, first, second] = await bet(
      player,
      draw,
      { content: '1|2|3|4|5' },
      { content: '1|2|3|4|5' },
      { content: '1|2|3|4|5', multiple: 2 },
    );
    await world.betting.cancel(player, { bet_id: Number(cancelled) });
    const settled = await settle(draw);
    const leaves = [
      outcomeLeafHash({ bet: first!, payout: WIN }),
      outcomeLeafHash({ bet: second!, payout: 2n * WIN }),
    ];
    expect(settled).toEqual({ root: toHex(merkleRoot(leaves)), outcomes: 2, payout: 3n * WIN });
    expect(await stateOf(cancelled!)).toEqual({ state: 'cancelled', payout: '20000' });
  });

  test('trial money wins trial money', async () => {
    const [player, draw] = [await world.player(PURSE, 'TRIAL'), await world.draw()];
    await bet(player, draw, { content: '1|2|3|4|5' });
    await settle(draw);
    expect(await world.balance(player)).toBe(PURSE - 20_000n + WIN);
  });

  test('a draw without bets is settled with the empty root', async () => {
    const draw = await world.draw();
    expect(await settle(draw)).toEqual({ root: toHex(merkleRoot([])), outcomes: 0, payout: 0n });
  });

  test('long contents are settled like short ones', async () => {
    const [player, draw] = [await world.player(PURSE * 10n), await world.draw()];
    const lines = Array.from({ length: 2_000 }, (_, n) =>
      String(12_000 + n)
        .split('')
        .join(','),
    );
    const play = 'ssc.star5.direct-single';
    const [won, lost, again] = await bet(
      player,
      draw,
      { played: play, content: lines.join('|'), unit: 20n },
      { played: play, content: lines.slice(0, 300).join('|'), unit: 20n },
      { played: play, content: lines.join('|'), unit: 20n },
    );
    await settle(draw);
    expect(await stateOf(won!)).toMatchObject({ state: 'won', payout: String(20n * 97_500n) });
    expect(await stateOf(again!)).toMatchObject({ state: 'won' });
    expect(await stateOf(lost!)).toMatchObject({ state: 'lost' });
  });
});

describe('repeated settlement', () => {
  test('[L8] changes nothing, however often and concurrently', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    await bet(player, draw, { content: '1|2|3|4|5' });
    await world.drawn(draw, RESULT);
    const settled = await Promise.all([1, 2, 3].map(() => settlement.settleDraw(draw.id)));
    expect(settled[1]).toEqual(settled[0]);
    expect(await settlement.settleDraw(draw.id)).toEqual(settled[0]);
    expect(await world.balance(player)).toBe(PURSE - 20_000n + WIN);
  });

  test('[L8] the database itself refuses a second outcome of a bet', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    const [id] = await bet(player, draw, { content: '1|2|3|4|5' });
    await settle(draw);
    await expect(
      db().store.query(
        `insert into outcome (user_id, bet_id, draw_id, kind, payout, at) values ($1, $2, $3, 'void', 1, app_now())`,
        [player.userId, id, draw.id],
      ),
    ).rejects.toThrow(/outcome_pkey/);
    await expect(db().store.query('delete from outcome where bet_id = $1', [id])).rejects.toThrow();
    await expect(db().store.query('update bet set stake = 1 where id = $1', [id])).rejects.toThrow();
  });

  test('[L8] a draw that is settled already is not settled again', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    await bet(player, draw, { content: '1|2|3|4|5' });
    const settled = await settle(draw);
    const paid = await world.balance(player);
    expect(await settlement.settleDraw(draw.id)).toEqual(settled);
    expect(await world.balance(player)).toBe(paid);
    expect(await outcomes(draw)).toHaveLength(1);
  });

  test('a draw that is not drawn cannot be settled', async () => {
    const draw = await world.draw();
    await expect(settlement.settleDraw(draw.id)).rejects.toThrow('is open');
  });
});

describe('[D3] only sealed bets are paid', () => {
  test.each([
    [
      'an additional bet',
      `insert into bet select id + 1, user_id, draw_id, lottery_id, play_id, board, content, content_hash,
       lines, unit_stake, multiple, stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, gen_random_uuid(),
       idx, placed_at from bet where draw_id = $1`,
    ],
    ['a missing bet', 'delete from bet where draw_id = $1'],
    ['a changed leaf', `update bet set leaf_hash = sha256('x') where draw_id = $1`],
  ])('%s after the seal stops the settlement before any payout', async (_name, tamper) => {
    const [player, draw] = [await world.player(), await world.draw()];
    await bet(player, draw, { content: '1|2|3|4|5' });
    await world.drawn(draw, RESULT);
    await db().asOwner('alter table bet disable trigger all');
    await db().asOwner(tamper, [draw.id]);
    await db().asOwner('alter table bet enable trigger all');
    await expect(settlement.settleDraw(draw.id)).rejects.toThrow('not the sealed ones');
    expect(await outcomes(draw)).toEqual([]);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });
});

describe('a void draw', () => {
  test('returns every stake once, except those of cancelled bets', async () => {
    const [one, other, draw] = [await world.player(), await world.player(PURSE, 'TRIAL'), await world.draw()];
    const [cancelled] = await bet(one, draw, {}, { multiple: 5 });
    const [refunded] = await bet(other, draw, {});
    await world.betting.cancel(one, { bet_id: Number(cancelled) });
    await db().asOwner("update draw set state = 'void' where id = $1", [draw.id]);
    await Promise.all([settlement.refundDraw(draw.id), settlement.refundDraw(draw.id)]);
    await settlement.refundDraw(draw.id);
    expect(await world.balance(one)).toBe(PURSE);
    expect(await world.balance(other)).toBe(PURSE);
    expect((await outcomes(draw)).map(({ kind }) => kind)).toEqual(['cancelled', 'void', 'void']);
    expect(await stateOf(refunded!)).toEqual({ state: 'void', payout: '20000' });
  });
});
