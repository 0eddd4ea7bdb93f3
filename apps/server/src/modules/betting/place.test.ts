import { beforeAll, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, freshRid, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
});

test('a bet takes its stake and gives a ticket', async () => {
  const [player, draw] = [await world.player(), await world.draw()];
  const reply = await world.betting.place(player, world.request(draw, [{}]));
  expect(reply).toMatchObject({ items: [{ ok: true, stake: '2.0000' }], balance: '9998.0000' });
  expect(await world.balance(player)).toBe(PURSE - 20_000n);
});

test('[L6] the same request again answers the same and bets once', async () => {
  const [player, draw] = [await world.player(), await world.draw()];
  const request = world.request(draw, [{}, { content: '1|2' }, { content: '1,2|2|2|2|2' }], freshRid());
  const first = await world.betting.place(player, request);
  expect(await world.betting.place(player, request)).toEqual(first);
  expect(await world.balance(player)).toBe(PURSE - 60_000n);
});
