import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { accepted, type BetWorld, createBetWorld, type DrawRow, type ItemDraft } from '../../../test/bets.ts';
import { freshId, serviceRoom, withoutSlowMode } from '../../../test/chat.ts';
import { noEvents } from '../../../test/events.ts';
import { runOps } from '../../../test/ops.ts';
import { createSettlement, type Settlement } from '../settlement/index.ts';
import { chatModule } from './module.ts';

let world: BetWorld;
let settlement: Settlement;
const app = useApp({
  modules: [chatModule],
  async extend({ db, platform: { register } }) {
    world = await createBetWorld(db);
    settlement = createSettlement({ ...db, events: noEvents, emit: world.emit });
    world.register(register);
  },
});
const SHARE = 'POST /api/chat/share-bet';
const CARDS = 'POST /api/chat/cards';
const COPY = 'POST /api/chat/copy-bet';
const SEND = 'POST /api/chat/send';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
beforeAll(() => withoutSlowMode(app()));

const richPlayer = () => app().player({ balance: '1000' });
async function bet(player: Player, draw: DrawRow, ...items: ItemDraft[]): Promise<number[]> {
  const reply = await player.expectOk('POST /api/lottery/bet', world.request(draw, items));
  return accepted(reply as Parameters<typeof accepted>[0]).map(({ bet_id }) => bet_id);
}
const shareOf = (bet_id: number, stake = true, room = 'hall') => ({
  room,
  client_id: freshId(),
  bet_id,
  stake,
});
const cardOf = async (reader: Player, seq: number) =>
  (await reader.expectOk(CARDS, { room: 'hall', seqs: [seq] })).items[0];

describe('a shared bet', () => {
  test('is a message that refers to it, and its card shows the bet as it is, won and lost alike', async () => {
    const [sharer, reader] = [await richPlayer(), await app().player()];
    const draw = await world.draw();
    const [won, lost] = await bet(
      sharer,
      draw,
      { content: '1|2|3|4|5' },
      { content: '9|9|9|9|9', multiple: 2 },
    );
    const first = await sharer.expectOk(SHARE, shareOf(won!));
    expect(first).toMatchObject({ kind: 'bet', text: null, from: { id: Number(sharer.userId) } });
    const second = await sharer.expectOk(SHARE, shareOf(lost!, false));
    const open = await cardOf(reader, first.seq);
    expect(open).toMatchObject({
      seq: first.seq,
      lottery_id: 'ssc-1m',
      state: 'accepted',
      payout: null,
      content: '1|2|3|4|5',
    });
    expect(open!.stake).not.toBeNull();
    expect(open!.chances).toEqual([{ wins: '1', total: '100000' }]);
    expect(open!.return_ppm.least).toBeGreaterThan(900_000);
    expect(await cardOf(reader, second.seq)).toMatchObject({ stake: null, payout: null });
    await world.drawn(draw, [1, 2, 3, 4, 5]);
    await settlement.settleDraw(draw.id);
    await app().db.asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [
      draw.id,
    ]);
    const after = await reader.expectOk(CARDS, { room: 'hall', seqs: [second.seq, first.seq, 999_999] });
    expect(after.items.map(({ seq, state, result }) => [seq, state, result])).toEqual([
      [first.seq, 'won', [1, 2, 3, 4, 5]],
      [second.seq, 'lost', [1, 2, 3, 4, 5]],
    ]);
    expect(Number(after.items[0]!.payout)).toBeGreaterThan(0);
    expect(after.items[1]!.payout).toBeNull();
  });

  test('has one effect for its client id, and another bet under it is refused', async () => {
    const player = await richPlayer();
    const [one, two] = await bet(player, await world.draw(), {}, { content: '1|2|3|4|6' });
    const share = shareOf(one!);
    const sent = await player.expectOk(SHARE, share);
    expect(await player.expectOk(SHARE, share)).toEqual(sent);
    expect(await player.codeOf(SHARE, { ...share, bet_id: two! })).toBe('idempotency_conflict');
    expect(await player.codeOf(SHARE, { ...share, stake: false })).toBe('idempotency_conflict');
  });

  test('is the own one, in a public room', async () => {
    const [owner, other] = [await richPlayer(), await richPlayer()];
    const [id] = await bet(owner, await world.draw(), {});
    const room = await serviceRoom(app(), owner.userId);
    expect(await other.codeOf(SHARE, shareOf(id!))).toBe('not_found');
    expect(await owner.codeOf(SHARE, shareOf(id!, true, room))).toBe('not_found');
    expect(await owner.codeOf(SHARE, shareOf(id!, true, 'nowhere'))).toBe('not_found');
    expect(await owner.codeOf(SHARE, shareOf(999_999_999))).toBe('not_found');
    expect(await app().browser().codeOf(SHARE, shareOf(id!))).toBe('please_login');
    expect(await owner.codeOf(SHARE, { ...shareOf(id!), stake: 'yes' as never })).toBe('validation_failed');
  });

  test('is one of twenty a day, whatever the room', async () => {
    const player = await richPlayer();
    const [id] = await bet(player, await world.draw(), {});
    for (let turn = 1; turn <= 20; turn += 1)
      await player.expectOk(SHARE, shareOf(id!, false, turn % 2 === 0 ? 'hall' : 'ssc'));
    expect(await player.codeOf(SHARE, shareOf(id!))).toBe('chat_shares_used_up');
  });

  test('is not for players on a break or who have reached a limit', async () => {
    const [resting, limited] = [await richPlayer(), await richPlayer()];
    const draw = await world.draw();
    const [rests] = await bet(resting, draw, {});
    const [limits] = await bet(limited, draw, {});
    const { seq } = await limited.expectOk(SHARE, shareOf(limits!));
    await resting.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await resting.codeOf(SHARE, shareOf(rests!))).toBe('timeout_active');
    expect(await resting.codeOf(COPY, { room: 'hall', seq })).toBe('timeout_active');
    await limited.expectOk('POST /api/user/limits/set', {
      rid: freshId(),
      kind: 'stake',
      period: 'day',
      value: '0.0001',
    });
    expect(await limited.codeOf(SHARE, shareOf(limits!))).toBe('limit_stake_reached');
    expect(await limited.codeOf(COPY, { room: 'hall', seq })).toBe('limit_stake_reached');
  });
});

test('[RP15] cards of others are not shown on a break, to the excluded, nor to who wants no promotions; own ones are', async () => {
  const sharer = await richPlayer();
  const [open] = await bet(sharer, await world.draw(), {});
  const { seq } = await sharer.expectOk(SHARE, shareOf(open!));
  for (const begin of [
    (player: Player) => player.expectOk('POST /api/user/time-out', { length: '24h' }),
    (player: Player) => player.expectOk('POST /api/user/exclusion', { term: '6m' }),
    ({ userId }: Player) =>
      app().db.asOwner('insert into promotion_choice (user_id, off, at) values ($1, true, app_now())', [
        userId,
      ]),
  ]) {
    const reader = await richPlayer();
    const [mine] = await bet(reader, await world.draw(), {});
    const own = await reader.expectOk(SHARE, shareOf(mine!));
    expect(await cardOf(reader, seq)).toMatchObject({ seq });
    await begin(reader);
    expect(await cardOf(reader, seq)).toBe(undefined);
    expect(await cardOf(reader, own.seq)).toMatchObject({ seq: own.seq });
  }
  // Trial accounts have no promotions to switch off; they look on.
  const trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try', {});
  expect((await trial.expectOk(CARDS, { room: 'hall', seqs: [seq] })).items).toHaveLength(1);
});

describe('copying to the slip', () => {
  test('gives play and content with the terms of the reader, while the issue is open', async () => {
    const [sharer, reader, novice] = [await richPlayer(), await richPlayer(), await app().player()];
    const draw = await world.draw();
    const [shared] = await bet(sharer, draw, { content: '1|2|3|4|5', multiple: 7, unit: 200n });
    await bet(reader, draw, { content: '5|5|5|5|5', multiple: 3, unit: 2_000n });
    const { seq } = await sharer.expectOk(SHARE, shareOf(shared!));
    const copy = await reader.expectOk(COPY, { room: 'hall', seq });
    expect(copy).toMatchObject({
      lottery_id: 'ssc-1m',
      content: '1|2|3|4|5',
      unit_stake: '0.2000',
      multiple: 3,
    });
    expect(await novice.expectOk(COPY, { room: 'hall', seq })).toMatchObject({ multiple: 1 });
    await app().db.asOwner("update draw set state = 'closed' where id = $1", [draw.id]);
    expect(await reader.codeOf(COPY, { room: 'hall', seq })).toBe('draw_closed');
  });

  test('is refused to trial accounts and for what is no shared bet', async () => {
    const [sharer, reader] = [await richPlayer(), await app().player()];
    const [shared] = await bet(sharer, await world.draw(), {});
    const { seq } = await sharer.expectOk(SHARE, shareOf(shared!));
    const text = await reader.expectOk(SEND, { room: 'hall', client_id: freshId(), text: 'hello' });
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(COPY, { room: 'hall', seq })).toBe('trial_not_allowed');
    expect(await trial.codeOf(SHARE, shareOf(shared!))).toBe('trial_not_allowed');
    expect(await reader.codeOf(COPY, { room: 'hall', seq: text.seq })).toBe('not_found');
    expect(await reader.codeOf(COPY, { room: 'nowhere', seq })).toBe('not_found');
    expect(await app().browser().codeOf(COPY, { room: 'hall', seq })).toBe('please_login');
    expect(
      await app()
        .browser()
        .codeOf(CARDS, { room: 'hall', seqs: [seq] }),
    ).toBe('please_login');
    expect(await reader.codeOf(CARDS, { room: 'hall', seqs: [] })).toBe('validation_failed');
    await runOps(app(), 'user', 'create-operator', 'mod_cards');
    await runOps(app(), 'chat', 'remove', 'hall', String(seq), '--by', 'mod_cards', '--reason', 'rule 1');
    expect(await reader.codeOf(COPY, { room: 'hall', seq })).toBe('not_found');
    expect((await reader.expectOk(CARDS, { room: 'hall', seqs: [seq] })).items).toEqual([]);
  });
});
