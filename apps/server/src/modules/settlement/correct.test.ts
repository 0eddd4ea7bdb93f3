import { beforeAll, expect, test } from 'vitest';
import { accepted, type BetWorld, createBetWorld, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import { correctionBook } from './correction-book.ts';
import { betsCorrected } from './events.ts';
import { createSettlement, type Settlement } from './service.ts';

const db = useStore();
let world: BetWorld;
let settlement: Settlement;
const published: string[] = [];
beforeAll(async () => {
  world = await createBetWorld(db());
  // Chunks of two bets, so that a correction takes several.
  settlement = createSettlement({
    ...db(),
    events: { publish: async (_, event, key) => void published.push(`${event.name} ${key}`) },
    emit: world.emit,
    chunkBets: 2,
  });
});

const FIRST = { main: [1, 2, 3, 4, 5, 6], extra: [7] };
/** Payout of a stake of 2 at the seeded prizes. */
const SIXTH = 50_000n;
const THIRD = 30_000_000n;

test('[L8] [L9] a correction pays the difference once, takes nothing back, and notifies all who bet', async () => {
  const draw = await world.draw({ lottery: 'ssq-cn' });
  const line = (content: string) => ({ played: 'ssq.single', content });
  const players = await Promise.all([1, 2, 3, 4].map(() => world.player()));
  const lines = [
    '11,12,13,14,15,16,7', // sixth prize, then nothing
    '1,2,3,4,20,21,8', // fifth prize, then third
    '21,22,23,24,25,26,9', // nothing, then sixth prize
    '31,32,33,30,29,28,1', // nothing at all
  ];
  for (const [seat, player] of players.entries()) {
    const placed = accepted(await world.betting.place(player, world.request(draw, [line(lines[seat]!)])));
    expect(placed).toHaveLength(1);
  }
  const balances = () => Promise.all(players.map((player) => world.balance(player)));
  const less = PURSE - 20_000n;

  await world.drawn(draw, FIRST);
  await settlement.settleDraw(draw.id);
  await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
  expect(await balances()).toEqual([less + SIXTH, less + 100_000n, less, less]);

  await db().asOwner(`update draw set descriptor = '{"source":"feed"}' where id = $1`, [draw.id]);
  const correct = (number: number, result: object) =>
    db().asOwner('insert into draw_correction (draw_id, number, result, at) values ($1, $2, $3, app_now())', [
      draw.id,
      number,
      JSON.stringify(result),
    ]);
  await correct(1, { main: [1, 2, 3, 4, 20, 31], extra: [9] });
  await settlement.correctDraw(draw.id, 1);
  await settlement.correctDraw(draw.id, 1);
  const [first, second, third, fourth] = await balances();
  // The first player keeps the earlier payout; the second has five right of six.
  expect([first, fourth]).toEqual([less + SIXTH, less]);
  expect(second).toBe(less + 2_000_000n);
  expect(third).toBe(less + SIXTH);
  const told = players.map(
    ({ userId }) =>
      world.told.findLast((one) => one.userId === userId && one.event === 'bet:corrected')?.payload,
  );
  const news = (extra: string) => ({ lottery_id: 'ssq-cn', issue: draw.issue, bets: 1, extra });
  expect(told).toEqual(['0.0000', '190.0000', '5.0000', '0.0000'].map(news));
  // The second time too: who listens is told once by the key.
  expect(published).toEqual(Array(2).fill(`${betsCorrected.name} ${draw.id}:1`));

  // A second correction starts from the sum of settlement and first correction.
  await correct(2, { main: [1, 2, 3, 4, 20, 21], extra: [9] });
  await settlement.correctDraw(draw.id, 2);
  const [, best] = await balances();
  expect(best).toBeGreaterThan(less + THIRD);
  const paid = await db().asOwner<{ kind: string; count: number }>(
    "select kind, count(*)::int from ledger_tx where kind in ('win', 'correction') group by kind order by kind",
  );
  expect(paid).toEqual([
    { kind: 'correction', count: 3 },
    { kind: 'win', count: 2 },
  ]);
  await expect(settlement.correctDraw(draw.id, 3)).rejects.toThrow('no correction');

  // The ledger is consistent, and the audit would find an extra correction payment.
  const window = { fromSeq: 0n, toSeq: 1_000n, since: new Date(0), whole: true };
  const audited = () => db().store.tx((tx) => correctionBook(tx, window));
  expect(await audited()).toEqual([]);
  await db().asOwner(
    `insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
     values ($1, 1, 9, $2, 5, '[]', app_now())`,
    [players[0]!.userId, draw.id],
  );
  expect(await audited()).toEqual([{ rule: 'L8', detail: 'correction 1:9 is not what its bet is owed' }]);
});
