import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import { createSettlement, type Settlement } from './index.ts';

const db = useStore();
let world: BetWorld;
let settlement: Settlement;
beforeAll(async () => {
  world = await createBetWorld(db());
  settlement = createSettlement({ ...db(), emit: { user: () => {} } });
});

/** Outcome rows of a draw by bet id. */
async function outcomes(draw: DrawRow) {
  return db().asOwner<{ kind: string; payout: bigint; wins: unknown }>(
    'select kind, payout::bigint, wins from outcome where draw_id = $1 order by ticket_id',
    [draw.id],
  );
}

describe('settlement', () => {
  test('[L8] [L9] a winner is paid line by line at his odds, a loser leaves no row', async () => {
    const [winner, loser, draw] = [await world.player(), await world.player(), await world.draw()];
    await world.betting.place(winner, world.request(draw, [{ content: '1,2|2|3|4|5', multiple: 3 }]));
    await world.betting.place(loser, world.request(draw, [{ content: '9|2|3|4|5' }]));
    await world.drawn(draw, [1, 2, 3, 4, 5]);
    const settled = await settlement.settleDraw(draw.id);
    expect(settled).toMatchObject({ outcomes: 1, payout: 60_000n * 97_500n });
    expect(await outcomes(draw)).toMatchObject([
      { kind: 'won', wins: [{ tier: 'win', kind: 'unit', count: 1 }] },
    ]);
    expect(await world.balance(winner)).toBe(PURSE - 120_000n + 60_000n * 97_500n);
    expect(await world.balance(loser)).toBe(PURSE - 20_000n);
  });
});
