import { beforeAll, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type ItemDraft } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
});

/** Every kind of price: per line, per tier, on a credit board. */
const outcomes: readonly ItemDraft[] = [
  { played: 'ssc.star5.direct-multi', content: '1|2|3|4|5', unit: 200n },
  { played: 'ssc.credit.sum-sides', content: 'big', unit: 20_000n },
];

test('[D7] the odds of an outcome are the same for every player and independent of the stakes on it', async () => {
  const draw = await world.draw();
  const [poor, rich] = [await world.player(10_000_000n), await world.player(900_000_000n)];
  const priceOf = (draft: ItemDraft) => world.request(draw, [draft]).items[0]!.odds;
  const before = outcomes.map(priceOf);

  const bet = async (who: typeof poor, multiple: number) => {
    const request = world.request(
      draw,
      outcomes.map((draft) => ({ ...draft, multiple })),
    );
    expect((await world.betting.place(who, request)).items).toMatchObject([{ ok: true }, { ok: true }]);
  };
  await bet(poor, 1);
  for (let times = 0; times < 5; times += 1) await bet(rich, 50);
  await bet(poor, 2);

  const accepted = await db().asOwner<{ play_id: string; prices: number }>(
    'select play_id, count(distinct odds)::int as prices from bet where draw_id = $1 group by play_id',
    [draw.id],
  );
  expect(accepted.map(({ prices }) => prices)).toEqual([1, 1]);
  // The next draw and a new player get the same odds.
  expect(outcomes.map(priceOf)).toEqual(before);
  const next = await world.draw();
  expect(outcomes.map((draft) => world.request(next, [draft]).items[0]!.odds)).toEqual(before);
});
