import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
const DAY = '2026-03-05';

/** Inserts rows that only functions may write otherwise, with triggers disabled. */
const insert = (sql: string) =>
  db().asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);

const bet = fc.record({
  player: fc.integer({ min: 1, max: 3 }),
  stake: fc.integer({ min: 1, max: 1_000_000 }),
  trial: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  draw: fc.constantFrom('open', 'settled', 'void'),
  fate: fc.constantFrom('lost', 'won', 'tied', 'cancelled'),
  payout: fc.integer({ min: 0, max: 5_000_000 }),
  correction: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
});

test('turnover is what was staked and got back in decided bets, to the unit, without voids, ties and trials', async () => {
  let next = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 30 }), async (bets) => {
      const first = 1_000_000 + next * 1_000;
      next += 1;
      const expected = new Map<number, { stake: number; returned: number }>();
      for (const [place, state] of ['open', 'settled', 'void'].entries())
        await insert(`insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at) values
          (${first + place}, 'ssc-1m', '${first}-${state}', '${state}', '${DAY}', '${DAY} 01:00', '${DAY} 02:00',
           ${state === 'open' ? 'null' : `'${DAY} 03:00'`})`);
      for (const [place, { player, stake, trial, draw, fate, payout, correction }] of bets.entries()) {
        const [id, user] = [first + 100 + place, first + player];
        const drawId = first + ['open', 'settled', 'void'].indexOf(draw);
        await insert(`insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple,
            stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
          values (${id}, ${user}, ${drawId}, 'ssc-1m', 'any', 'credit', '[]', 1, ${stake}, 1, ${stake}, 0, '{}', 100,
            '${trial ? 'TRIAL' : 'CNY'}', sha256(''), decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'),
            gen_random_uuid(), 0, '${DAY}')`);
        const kind = draw === 'void' ? 'void' : fate === 'tied' ? 'won' : fate;
        const tied = fate === 'tied' && draw === 'settled' ? Math.floor(stake / 2) : 0;
        if (draw !== 'open' && kind !== 'lost')
          await insert(`insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
            values (${user}, ${id}, ${drawId}, '${kind}', ${payout + tied}, ${tied}, '${DAY} 03:00')`);
        const counts = draw === 'settled' && fate !== 'cancelled' && !trial;
        const corrected = draw === 'settled' && fate !== 'cancelled' ? correction : null;
        if (corrected !== null)
          await insert(`insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
            values (${user}, ${id}, 1, ${drawId}, ${corrected}, '[]', '${DAY} 04:00')`);
        if (!counts) continue;
        const sum = expected.get(user) ?? { stake: 0, returned: 0 };
        sum.stake += stake - tied;
        sum.returned += (fate === 'lost' ? 0 : payout) + (corrected ?? 0);
        expected.set(user, sum);
      }
      const { rows } = await db().store.query<{ user_id: bigint; stake: bigint; returned: bigint }>(
        `select user_id, stake, returned from turnover_day
         where user_id between $1 and $2 and day = $3 and product = 'lottery' order by user_id`,
        [first, first + 10, DAY],
      );
      const found = rows.map(({ user_id, stake, returned }) => [
        Number(user_id),
        { stake: Number(stake), returned: Number(returned) },
      ]);
      expect(found).toEqual([...expected].sort(([one], [other]) => one - other));
    }),
    { numRuns: 25 },
  );
});
