import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow } from '../../../test/bets.ts';
import { noEvents } from '../../../test/events.ts';
import { useStore } from '../../../test/kit.ts';
import type { Store } from '../../store/index.ts';
import type { Bettor } from '../betting/index.ts';
import { createSettlement } from './index.ts';

const db = useStore();
let world: BetWorld;
const players: Bettor[] = [];
beforeAll(async () => {
  world = await createBetWorld(db());
  for (let i = 0; i < 40; i += 1) players.push(await world.player(0n));
});

const BETS = 20_000;
const CHUNK = 500;

/** A draw with 20 000 bets of 40 players, one winner in ten. */
async function crowded(): Promise<DrawRow> {
  const draw = await world.draw();
  const users = players.map(({ userId }) => userId);
  const [{ block }] = (await db().asOwner(
    `select max(nextval('bet_block'))::text as block from generate_series(1, ${BETS / 200})`,
  )) as [{ block: string }];
  const first = BigInt(block) * 256n;
  await db().asOwner(
    `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple,
       stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
     select $1 + n, ($2::bigint[])[1 + n % 40], $3, $4, 'ssc.credit.sum-tail', 'credit', to_jsonb((n % 10)::text), 1,
       10000 + n, 1, 10000 + n, 0, '{"win":"97500"}', 100000 + n * 10, 'CNY', sha256(int8send(n)),
       decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'), gen_random_uuid(), 0, app_now()
     from generate_series(0::bigint, ${BETS - 1}) n`,
    [first, users, draw.id, draw.lottery],
  );
  await world.drawn(draw, [1, 2, 3, 4, 5]);
  return draw;
}

async function paid(draw: DrawRow) {
  const [row] = await db().asOwner(
    `select count(*)::integer as outcomes, count(distinct bet_id)::integer as bets, sum(payout)::text as payout
     from outcome where draw_id = $1`,
    [draw.id],
  );
  return row;
}

const balances = () => Promise.all(players.map((player) => world.balance(player)));

/** A store that fails instead of, or right after, the chunk writes that a test selects, as a killed server would. */
function dyingStore(dies: (write: number) => 'before' | 'after' | undefined): Store {
  const { store } = db();
  let writes = 0;
  const query: Store['query'] = async (text, values) => {
    const isWrite = typeof text === 'object' && text.name === 'settle_chunk';
    if (isWrite) writes += 1;
    const fate = isWrite ? dies(writes) : undefined;
    if (fate === 'before') throw new Error('killed');
    const result = await store.query(text as string, values);
    if (fate === 'after') throw new Error('killed');
    return result as never;
  };
  return { ...store, query };
}

describe('[F7] a killed settlement', () => {
  test('pays each bet once after kills at 20 points of a draw of 20 000 bets, the same as without', async () => {
    const emit = world.emit;
    const calm = await crowded();
    const before = await balances();
    const undisturbed = await createSettlement({
      ...db(),
      events: noEvents,
      emit,
      chunkBets: CHUNK,
    }).settleDraw(calm.id);
    const gained = (await balances()).map((balance, n) => balance - before[n]!);

    const draw = await crowded();
    let kills = 0;
    for (;;) {
      // Each run ends at its first or second write, before or after the commit.
      const last = 1 + (kills % 2);
      const store = dyingStore((write) =>
        kills < 20 && write === last ? (kills % 3 === 0 ? 'before' : 'after') : undefined,
      );
      const settlement = createSettlement({
        ...db(),
        events: noEvents,
        store,
        emit,
        chunkBets: CHUNK,
      });
      const end = await settlement.settleDraw(draw.id).catch((error: Error) => error);
      if (!(end instanceof Error)) {
        expect(end).toMatchObject({ outcomes: undisturbed.outcomes, payout: undisturbed.payout });
        break;
      }
      expect(end.message).toBe('killed');
      kills += 1;
    }
    expect(kills).toBe(20);
    expect(await paid(draw)).toEqual({
      outcomes: BETS / 10,
      bets: BETS / 10,
      payout: String(undisturbed.payout),
    });
    expect((await balances()).map((balance, n) => balance - before[n]!)).toEqual(
      gained.map((gain) => gain * 2n),
    );
    const [ledger] = await db().asOwner(
      `select sum(amount)::text as total from entry join account on account.id = entry.account_id
       where account.kind = 'payouts'`,
    );
    expect(ledger).toEqual({ total: String(-2n * undisturbed.payout) });
  });
});
