import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId, withoutSlowMode } from '../../../test/chat.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { chatModule } from '../chat/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [chatModule, consoleModule], extend: (made) => seedOperators(made as never) });
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let service: ConsoleBrowser;
let risk: ConsoleBrowser;
const reason = 'Advertising elsewhere';

beforeAll(async () => {
  await withoutSlowMode(app());
  [service, risk] = [await signedIn(app(), 'service'), await signedIn(app(), 'risk')];
});

const say = (player: Player, text = 'come to my site') =>
  player.expectOk('POST /api/chat/send', { room: 'hall', client_id: freshId(), text });
const report = (player: Player, seq: number) =>
  player.expectOk('POST /api/chat/report', { room: 'hall', seq, reason: 'advert' });
const actsOf = async (player: Player) => (await player.expectOk('POST /api/chat/rooms')).acts;
const appealOf = async (player: Player, text = 'It was about the draw') => {
  const [act] = await actsOf(player);
  await player.expectOk('POST /api/chat/appeal', { act: act!.id, text });
  return act!.id;
};
const reported = async () => (await service.call('/console/chat/reports', {})).items;

test('[R6.2] a reported message is removed with a reason; the appeal is decided by somebody else', async () => {
  const [writer, reader] = [await app().player(), await app().player()];
  const { seq } = await say(writer);
  await report(reader, seq);
  expect(await reported()).toMatchObject([
    { room: 'hall', seq, text: 'come to my site', reports: 1, reasons: ['advert'], mutedUntil: null },
  ]);
  const removal = { rid: newRid(), room: 'hall', seq, reason };
  await service.call('/console/chat/remove', removal);
  await service.call('/console/chat/remove', removal);
  expect(await reported()).toEqual([]);
  expect(await actsOf(writer)).toMatchObject([{ act: 'remove', seq, reason, appeal: null }]);

  const act = await appealOf(writer);
  const [open] = (await risk.call('/console/chat/appeals', {})).items;
  expect(open).toMatchObject({
    id: act,
    by: 'service',
    own: false,
    text: 'come to my site',
    appeal: { text: 'It was about the draw', answer: null },
  });
  const answer = { rid: newRid(), act, upheld: false, reason: 'The rules forbid it' };
  expect(await service.codeOf('/console/chat/decide', answer)).toBe('appeal_own');
  await risk.call('/console/chat/decide', answer);
  expect(await risk.codeOf('/console/chat/decide', answer)).toBe('appeal_ended');
  expect(await actsOf(writer)).toMatchObject([
    { appeal: { answer: { upheld: false, reason: 'The rules forbid it' } } },
  ]);
  expect((await risk.call('/console/chat/appeals', {})).items).toEqual([]);
  const { items } = await service.call('/console/chat/acts', {});
  expect(items[0]).toMatchObject({ id: act, own: true, appeal: { answer: { by: 'risk' } } });
  // The table refuses it too, whoever asks.
  const { id: self } = await service.call('/console/session/me', {});
  await say(writer, 'again');
  await service.call('/console/chat/mute', mutes(writer, 5));
  const second = await appealOf(writer);
  await expect(
    app().db.asOwner(
      `insert into chat_appeal_answer (act, by, upheld, reason, at) values ($1, $2, true, 'x', app_now())`,
      [second, self],
    ),
  ).rejects.toMatchObject({ code: 'TS002' });
});

const mutes = (player: Player, minutes: number) => ({
  rid: newRid(),
  room: 'hall',
  player: Number(player.userId),
  minutes,
  reason,
});

test('a mute holds once for its request, and agreeing with the appeal ends it', async () => {
  const player = await app().player();
  const mute = mutes(player, 60);
  const { until } = await service.call('/console/chat/mute', mute);
  expect(await service.call('/console/chat/mute', mute)).toEqual({ until });
  expect(await service.codeOf('/console/chat/mute', { ...mute, reason: 'other' })).toBe(
    'idempotency_conflict',
  );
  expect((await actsOf(player)).map(({ act }) => act)).toEqual(['mute']);
  const message = { room: 'hall', client_id: freshId(), text: 'hello' };
  expect(await player.codeOf('POST /api/chat/send', message)).toBe('chat_muted');
  const act = await appealOf(player);
  await risk.call('/console/chat/decide', { rid: newRid(), act, upheld: true, reason: 'You are right' });
  await player.expectOk('POST /api/chat/send', message);
  expect((await actsOf(player)).map(({ act: what, appeal }) => [what, appeal?.answer?.upheld])).toEqual([
    ['unmute', undefined],
    ['mute', true],
  ]);
  await service.call('/console/chat/mute', mutes(player, 60));
  expect(await service.call('/console/chat/mute', mutes(player, 0))).toEqual({ until: null });
  expect(await service.call('/console/chat/mute', mutes(player, 0))).toEqual({ until: null });
});

test('reports in which there is nothing are closed', async () => {
  const [writer, reader] = [await app().player(), await app().player()];
  const { seq } = await say(writer, 'all fine');
  await report(reader, seq);
  expect((await service.call('/console/chat/reports', {})).counts.reports).toBe(1);
  const dismissal = { rid: newRid(), room: 'hall', seq, reason: 'nothing in it' };
  await service.call('/console/chat/dismiss', dismissal);
  await service.call('/console/chat/dismiss', dismissal);
  expect(await reported()).toEqual([]);
  expect(await actsOf(writer)).toEqual([]);
  const { items } = await risk.call('/console/log/list', { action: 'chat.dismiss' });
  expect(items).toHaveLength(1);
});

test('what does not exist or is malformed is refused, and so is everybody without the permission', async () => {
  const player = await app().player();
  const { seq } = await say(player, 'hello');
  const rid = newRid();
  const acts = [
    ['/console/chat/remove', { rid, room: 'hall', seq: 999_999, reason }, 'not_found'],
    ['/console/chat/remove', { rid, room: 'nowhere', seq, reason }, 'not_found'],
    ['/console/chat/remove', { rid, room: 'hall', seq, reason: ' ' }, 'validation_failed'],
    ['/console/chat/mute', { ...mutes(player, 5), room: 'nowhere' }, 'not_found'],
    ['/console/chat/mute', { ...mutes(player, 5), player: 999_999_999 }, 'not_found'],
    ['/console/chat/mute', mutes(player, 525_601), 'validation_failed'],
    ['/console/chat/dismiss', { rid, room: 'hall', seq, reason }, 'not_found'],
    ['/console/chat/decide', { rid, act: 999_999_999, upheld: true, reason }, 'not_found'],
    ['/console/chat/decide', { rid, act: 1, upheld: 'yes', reason }, 'validation_failed'],
  ] as const;
  const cashier = await signedIn(app(), 'cashier');
  for (const [path, payload, code] of acts) {
    expect([path, await service.codeOf(path, payload as never)]).toEqual([path, code]);
    if (code === 'validation_failed') continue;
    expect([path, await cashier.codeOf(path, payload as never)]).toEqual([path, 'operator_not_permitted']);
    expect([path, await consoleBrowser(app()).codeOf(path, payload as never)]).toEqual([
      path,
      'please_login',
    ]);
  }
  for (const path of ['/console/chat/reports', '/console/chat/appeals', '/console/chat/acts'] as const)
    expect([path, await cashier.codeOf(path, {})]).toEqual([path, 'operator_not_permitted']);
  expect(await actsOf(player)).toEqual([]);
});
