import { fromHex, leafHash, rootFromProof, toHex, utf8 } from '@tessera/fairness';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { accepted, type BetWorld, createBetWorld, type DrawRow, type ItemDraft } from '../../../test/bets.ts';
import { noEvents } from '../../../test/events.ts';
import { drawViewById } from '../draws/index.ts';
import { createSettlement, type Settlement } from '../settlement/index.ts';
import { recordRoutes } from './routes.ts';

let world: BetWorld;
let settlement: Settlement;
const app = useApp({
  async extend({ db, platform: { register } }) {
    const { store } = db;
    world = await createBetWorld(db);
    settlement = createSettlement({ ...db, events: noEvents, emit: world.emit });
    world.register(register);
    recordRoutes(register, { store, betting: world.betting, drawView: (id) => drawViewById(store, id) });
  },
});

const LIST = 'POST /api/record/bet';
const DETAIL = 'POST /api/record/bet/detail';
const PROOF = 'POST /api/fairness/receipt';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;

async function bet(player: Player, draw: DrawRow, ...items: ItemDraft[]): Promise<number[]> {
  const reply = await player.expectOk('POST /api/lottery/bet', world.request(draw, items));
  return accepted(reply as Parameters<typeof accepted>[0]).map(({ bet_id }) => bet_id);
}

async function settle(draw: DrawRow): Promise<void> {
  await world.drawn(draw, [1, 2, 3, 4, 5]);
  await settlement.settleDraw(draw.id);
  await app().db.asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [
    draw.id,
  ]);
}

/** A player with one bet in each state, and the bets' ids. */
let player: Player;
let other: Player;
let bets: Record<'won' | 'lost' | 'cancelled' | 'void' | 'accepted', number>;
let draws: { done: DrawRow; void: DrawRow; open: DrawRow };
beforeAll(async () => {
  player = await app().player({ balance: '1000' });
  other = await app().player({ balance: '1000' });
  draws = {
    done: await world.draw(),
    void: await world.draw(),
    open: await world.draw({ lottery: 'ssc-3m' }),
  };
  const [won, lost, cancelled] = await bet(
    player,
    draws.done,
    { content: '1|2|3|4|5' },
    { multiple: 2, content: '9|9|9|9|9' },
    {},
  );
  const [voided] = await bet(player, draws.void, { multiple: 3 });
  const [accepted] = await bet(player, draws.open, { multiple: 4 });
  await bet(other, draws.done, {});
  await player.expectOk('POST /api/lottery/bet/cancel', { bet_id: cancelled! });
  await settle(draws.done);
  await app().db.asOwner("update draw set state = 'void' where id = $1", [draws.void.id]);
  await settlement.refundDraw(draws.void.id);
  bets = { won: won!, lost: lost!, cancelled: cancelled!, void: voided!, accepted: accepted! };
});

describe(LIST, () => {
  test('[R2.8] lists the player’s own bets, newest first, each with its state and payout', async () => {
    const { items, next } = await player.expectOk(LIST, {});
    expect(items.map(({ id, state, payout }) => ({ id, state, payout }))).toEqual([
      { id: bets.accepted, state: 'accepted', payout: null },
      { id: bets.void, state: 'void', payout: '6.0000' },
      { id: bets.cancelled, state: 'cancelled', payout: '2.0000' },
      { id: bets.lost, state: 'lost', payout: '0.0000' },
      { id: bets.won, state: 'won', payout: '195000.0000' },
    ]);
    expect(next).toBeNull();
    expect(items[4]).toMatchObject({
      lottery_id: 'ssc-1m',
      issue: draws.done.issue,
      played: 'ssc.star5.direct-multi',
      content: '1|2|3|4|5',
      content_cut: false,
      lines: 1,
      unit_stake: '2.0000',
      stake: '2.0000',
      odds: { win: '975000000' },
      max_win: '195000.0000',
      currency: 'CNY',
    });
  });

  test('sums over the whole filter, not the page', async () => {
    const { items, summary } = await player.expectOk(LIST, { limit: 1 });
    expect(items).toHaveLength(1);
    // 22 staked, 8 still open; 195 008 came back for the other 14.
    expect(summary).toEqual({
      count: 5,
      stake: '22.0000',
      payout: '195008.0000',
      net: '194994.0000',
      open: '8.0000',
    });
  });

  test('pages by the last id without gap or repeat', async () => {
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = await player.expectOk(LIST, { limit: 2, ...(before ? { before } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before);
    expect(seen).toEqual(Object.values(bets).sort((a, b) => b - a));
  });

  test('filters by state, lottery, issue, id and time', async () => {
    const ids = async (filter: object) => (await player.expectOk(LIST, filter)).items.map(({ id }) => id);
    for (const [state, id] of Object.entries(bets)) expect(await ids({ state })).toEqual([id]);
    expect(await ids({ lottery: 'ssc-3m' })).toEqual([bets.accepted]);
    expect(await ids({ issue: draws.void.issue })).toEqual([bets.void]);
    expect(await ids({ bet_id: bets.won })).toEqual([bets.won]);
    const { items } = await player.expectOk(LIST, { bet_id: bets.lost });
    const { placed_at } = items[0]!;
    expect(await ids({ from: placed_at, to: placed_at })).toContain(bets.lost);
    expect(await ids({ to: placed_at - 1 })).not.toContain(bets.lost);
    expect(await ids({ from: placed_at + 1 })).not.toContain(bets.lost);
  });

  test('shortens long contents and marks them', async () => {
    const rich = await app().player({ balance: '1000' });
    const content = Array.from({ length: 200 }, (_, n) =>
      String(10_000 + n)
        .split('')
        .join(','),
    ).join('|');
    await bet(rich, draws.open, { played: 'ssc.star5.direct-single', content, unit: 20n });
    const [item] = (await rich.expectOk(LIST, {})).items;
    expect(item).toMatchObject({ content: content.slice(0, 400), content_cut: true, lines: 200 });
    expect((await rich.expectOk(DETAIL, { bet_id: item!.id })).bet).toMatchObject({
      content,
      content_cut: false,
    });
  });

  test('needs a session', async () => {
    expect(await app().browser().codeOf(LIST, {})).toBe('please_login');
  });

  test('refuses an invalid range, cursor or state', async () => {
    const year = 366 * 86_400_000;
    for (const filter of [
      { from: 1, to: year * 2 },
      { from: 10, to: 5 },
      { before: "1' or true" },
      { state: 'winning' },
      { limit: 101 },
      { lottery: 'SSC' },
    ]) {
      expect(await player.codeOf(LIST, filter as object)).toBe('validation_failed');
    }
  });

  test("never shows another player's bets", async () => {
    const { items } = await other.expectOk(LIST, {});
    expect(items).toHaveLength(1);
    expect((await other.expectOk(LIST, { bet_id: bets.won })).items).toEqual([]);
  });
});

describe(DETAIL, () => {
  test('shows the bet with its draw, its winning lines, and its receipt', async () => {
    expect(await player.expectOk(DETAIL, { bet_id: bets.won })).toMatchObject({
      bet: { id: bets.won, state: 'won', payout: '195000.0000' },
      draw: { issue: draws.done.issue, state: 'settled', result: [1, 2, 3, 4, 5] },
      wins: [{ tier: 'win', kind: 'unit', count: 1 }],
      receipt: { issue: draws.done.issue, lottery_id: 'ssc-1m' },
    });
    expect(await player.expectOk(DETAIL, { bet_id: bets.lost })).toMatchObject({
      bet: { state: 'lost' },
      wins: [],
    });
  });

  test('needs a session', async () => {
    expect(await app().browser().codeOf(DETAIL, { bet_id: bets.won })).toBe('please_login');
  });

  test('refuses an invalid id, and does not find another player’s bet', async () => {
    expect(await player.codeOf(DETAIL, { bet_id: 0 })).toBe('validation_failed');
    expect(await player.codeOf(DETAIL, { bet_id: 1 })).toBe('not_found');
    expect(await other.codeOf(DETAIL, { bet_id: bets.won })).toBe('not_found');
  });
});

describe(PROOF, () => {
  test('[B4] [N2] gives the receipt and, once sealed, the path to the bets root', async () => {
    const { receipt, inclusion } = await player.expectOk(PROOF, { bet_id: bets.won });
    const [draw] = await app().db.asOwner<{ root: string }>(
      "select encode(bets_root, 'hex') as root from draw where id = $1",
      [draws.done.id],
    );
    expect(inclusion).toMatchObject({ size: 3, root: draw!.root });
    const path = inclusion!.path.map(fromHex);
    const leaf = leafHash(utf8(receipt.leaf));
    expect(toHex(rootFromProof(leaf, { ...inclusion!, path })!)).toBe(draw!.root);
  });

  test('has no path before the seal, nor for a cancelled bet', async () => {
    expect((await player.expectOk(PROOF, { bet_id: bets.accepted })).inclusion).toBeNull();
    expect((await player.expectOk(PROOF, { bet_id: bets.cancelled })).inclusion).toBeNull();
  });

  test('needs a session', async () => {
    expect(await app().browser().codeOf(PROOF, { bet_id: bets.won })).toBe('please_login');
  });

  test('refuses an invalid id, and does not find another player’s bet', async () => {
    expect(await player.codeOf(PROOF, { bet_id: -5 })).toBe('validation_failed');
    expect(await other.codeOf(PROOF, { bet_id: bets.won })).toBe('not_found');
  });
});

test('[L9] a correction payment is shown with its bet and counted in the sums', async () => {
  const late = await app().player({ balance: '10' });
  const draw = await world.draw();
  const [betId = 0] = await bet(late, draw, { content: '9|9|9|9|9' });
  await settle(draw);
  await app().db.asOwner(
    `insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
     select user_id, id, 1, draw_id, 30000, '[]', app_now() from bet where id = $1`,
    [betId],
  );
  const { items, summary } = await late.expectOk(LIST, { limit: 20 });
  expect(items).toMatchObject([{ id: betId, state: 'lost', payout: '0.0000', correction: '3.0000' }]);
  expect(summary).toMatchObject({ payout: '3.0000', net: '1.0000' });
});
