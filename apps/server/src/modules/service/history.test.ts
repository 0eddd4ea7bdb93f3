import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId } from '../../../test/chat.ts';
import { serviceModule } from './index.ts';

const app = useApp({ modules: [serviceModule] });
const OPEN = 'POST /api/service/open';
const SEND = 'POST /api/service/send';
const RATE = 'POST /api/service/rate';
const HISTORY = 'POST /api/service/history';
const CASE = 'POST /api/service/case';
const DAY_MS = 86_400_000;
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;

const say = (player: Player, text: string) =>
  player.expectOk(SEND, { client_id: freshId(), text, language: 'enUs' });
const resolve = (id: number, daysAgo = 0) =>
  app().db.asOwner(
    `update service_case set state = 'resolved', due_at = null, resolved_at = app_now() - $2::integer * interval '1 day'
     where id = $1`,
    [id, daysAgo],
  );
/** Cases that ended, each with these messages; returns their ids. */
async function ended(player: Player, ...cases: readonly (readonly string[])[]): Promise<number[]> {
  const ids: number[] = [];
  for (const messages of cases) {
    const sent = [];
    for (const text of messages) sent.push(await say(player, text));
    await resolve(sent[0]!.case.id);
    ids.push(sent[0]!.case.id);
  }
  return ids;
}

test('earlier cases are listed by pages with their first words, and each shows its own messages', async () => {
  const player = await app().player();
  const ids = await ended(player, ['my deposit?', 'hello?'], ['x'.repeat(100)], ['third']);
  const page = await player.expectOk(HISTORY, { limit: 2 });
  expect(page.items.map(({ id, first }) => [id, first.text])).toEqual([
    [ids[2], 'third'],
    [ids[1], 'x'.repeat(80)],
  ]);
  expect(page.more).toBe(true);
  const rest = await player.expectOk(HISTORY, { limit: 2, before: ids[1]! });
  expect(rest).toMatchObject({
    more: false,
    items: [{ id: ids[0], first: { kind: 'text', text: 'my deposit?' } }],
  });

  const first = await player.expectOk(CASE, { id: ids[0]!, limit: 1 });
  expect([first.items.map(({ text }) => text), first.more]).toEqual([['my deposit?'], true]);
  const next = await player.expectOk(CASE, { id: ids[0]!, after: 1 });
  expect([next.items.map(({ text }) => text), next.more]).toEqual([['hello?'], false]);
  // Numbers before and after the case belong to other cases.
  expect((await player.expectOk(CASE, { id: ids[2]! })).items.map(({ text }) => text)).toEqual(['third']);
  expect(await player.expectOk(CASE, { id: ids[0]!, after: 99 })).toMatchObject({ items: [], more: false });
});

test('[A14] a case of somebody else is like a missing one', async () => {
  const [owner, other] = [await app().player(), await app().player()];
  const [id] = await ended(owner, ['x']);
  expect(await other.codeOf(CASE, { id: id! })).toBe('not_found');
  expect(await other.codeOf(CASE, { id: 1 })).toBe('not_found');
  expect((await other.expectOk(HISTORY, { before: id! + 1 })).items).toEqual([]);
  expect(await app().browser().codeOf(CASE, { id: id! })).toBe('please_login');
  expect(await owner.codeOf(CASE, { id: id!, limit: 51 })).toBe('validation_failed');
});

test('a removed first message shows no words', async () => {
  const player = await app().player();
  const [id] = await ended(player, ['my secret']);
  await app().db.asOwner(
    'update chat_message m set removed_by = $2 from service_case c where c.id = $1 and m.room = c.room and m.seq = c.from_seq',
    [id, player.userId],
  );
  expect((await player.expectOk(HISTORY)).items[0]!.first).toEqual({ kind: 'text', text: null });
  expect((await player.expectOk(CASE, { id: id! })).items[0]).toMatchObject({ removed: true, text: null });
});

test('a missed rating can be given for the days of the setting, and is counted until then', async () => {
  await app().set('serviceRateDays', 2);
  const player = await app().player();
  const { id: late } = (await say(player, 'a')).case;
  await resolve(late, 3);
  const [early, newest] = await ended(player, ['b'], ['c']);
  // The newest case is shown by the page itself.
  expect((await player.expectOk(OPEN)).unrated).toBe(1);
  const { items } = await player.expectOk(HISTORY);
  expect(items.map(({ rate_until: until, resolved_at: at }) => until! - at!)).toEqual(
    Array(3).fill(2 * DAY_MS),
  );
  expect(await player.codeOf(RATE, { id: late, rating: 4 })).toBe('service_rating_over');
  expect(await player.expectOk(RATE, { id: early!, rating: 4 })).toMatchObject({
    rating: 4,
    rate_until: null,
  });
  expect((await player.expectOk(OPEN)).unrated).toBe(0);
  expect(await player.expectOk(RATE, { id: newest!, rating: 1 })).toMatchObject({ state: 'rated' });
});
