import { Resvg } from '@resvg/resvg-js';
import { formatTime } from '@tessera/protocol';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { freshId } from '../../../../test/chat.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  operatorWith,
  seedOperators,
  signedIn,
} from '../../../../test/console.ts';
import { depositsModule } from '../../cashier/index.ts';
import { consoleModule } from '../../console/index.ts';
import { serviceModule } from '../index.ts';
import { runTimers } from '../timers.ts';

const app = useApp({
  modules: [consoleModule, serviceModule, depositsModule],
  filesUrl: 'http://files.test',
  extend: (made) => seedOperators(made as never),
});
const SEND = 'POST /api/service/send';
const OPEN = 'POST /api/service/open';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let one: ConsoleBrowser;
let other: ConsoleBrowser;
let risk: ConsoleBrowser;
const png = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
)
  .render()
  .asPng()
  .toString('base64');

const ask = async (player: Player, text = 'where is my deposit?') =>
  (await player.expectOk(SEND, { client_id: freshId(), text, language: 'enUs' })).case;
const present = (by: ConsoleBrowser, available = true, capacity = 5) =>
  by.call('/console/service/presence', { available, capacity });
/** Answers, and takes cases instead of being given them. */
const choosing = (by: ConsoleBrowser, capacity: number) =>
  by.call('/console/service/presence', { available: true, capacity, given: false });
const reply = (id: number, text = 'It is on its way.') => ({ rid: newRid(), id, text });

beforeAll(async () => {
  [one, other, risk] = [
    await signedIn(app(), 'service'),
    await operatorWith(app(), { name: 'service_two', person: 'Lin Bo', role: 'service' }),
    await signedIn(app(), 'risk'),
  ];
});
beforeEach(async () => {
  await app().db.asOwner(
    "update service_case set state = 'resolved', resolved_at = app_now(), due_at = null where state in ('queued', 'open', 'waiting')",
  );
  await app().db.asOwner('update service_agent set online = false');
  await app().set('serviceHours', '00:00-23:59');
});

describe('[R6.2] support', () => {
  test('answers a player: text, picture, order, typing, and the end with a rating', async () => {
    const player = await app().player();
    expect(await ask(player)).toMatchObject({ state: 'queued' });
    expect(await one.call('/console/service/support', {})).toMatchObject({
      own: { available: false },
      queued: 1,
    });
    expect(await present(one)).toEqual({ available: true, capacity: 5, given: true, cases: 1 });
    const { items, counts } = await one.call('/console/service/list', { view: 'mine' });
    expect(counts).toEqual({ mine: 1, queue: 0, all: 1 });
    const [mine] = items;
    expect(mine).toMatchObject({
      state: 'open',
      unread: 1,
      player: { id: Number(player.userId), userName: player.name },
      agent: { name: 'Su Yue', operator: true, mine: true },
      last: { kind: 'text', text: 'where is my deposit?' },
    });
    const { id } = mine!;
    expect(mine!.dueAt).toBeGreaterThan(mine!.waitingSince!);
    await one.call('/console/service/read', { id, seq: 1 });
    expect((await one.call('/console/service/support', {})).unread).toBe(0);
    await one.call('/console/service/typing', { id });

    const answer = reply(id);
    expect(await one.call('/console/service/reply', answer)).toEqual({ seq: 2 });
    expect(await one.call('/console/service/reply', answer)).toEqual({ seq: 2 });
    expect(await one.codeOf('/console/service/reply', { ...answer, text: 'Other.' })).toBe(
      'idempotency_conflict',
    );
    expect(await one.call('/console/service/picture', { rid: newRid(), id, image: png })).toEqual({ seq: 3 });
    const opened = await player.expectOk(OPEN);
    expect(opened).toMatchObject({ unread: 2, case: { state: 'waiting', agent: 'Su Yue' } });
    const { items: heard } = await player.expectOk('POST /api/chat/messages', { room: opened.room });
    expect(
      heard.map(({ kind, text, from, picture }) => [kind, text, from?.name, picture?.slice(0, 18)]),
    ).toEqual([
      ['text', 'where is my deposit?', expect.any(String), undefined],
      ['text', 'It is on its way.', 'Su Yue', undefined],
      ['image', null, 'Su Yue', 'http://files.test/'],
    ]);
    const shown = await one.call('/console/service/case', { id, after: 1 });
    expect(shown.items.map(({ staff, by, picture }) => [staff, by, picture !== null])).toEqual([
      [true, 'Su Yue', false],
      [true, 'Su Yue', true],
    ]);

    expect(await one.codeOf('/console/service/resolve', { id, tags: ['deposit', 'gone'] })).toBe(
      'service_tag_unknown',
    );
    await one.call('/console/service/resolve', { id, tags: ['deposit', 'deposit'] });
    await one.call('/console/service/resolve', { id, tags: ['deposit'] });
    expect(await one.codeOf('/console/service/reply', reply(id))).toBe('service_not_assigned');
    await player.expectOk('POST /api/service/rate', { id, rating: 4 });
    const ended = await one.call('/console/service/list', { view: 'ended', size: 1 });
    expect(ended.items).toMatchObject([{ id, state: 'rated', rating: 4, tags: ['deposit'] }]);
    const withTag = async (tag: string) =>
      (await one.call('/console/service/list', { view: 'ended', tag })).items.map((found) => found.id);
    expect(await withTag('deposit')).toContain(id);
    expect(await withTag('withdrawal')).not.toContain(id);
    expect(await withTag('gone')).toEqual([]);
    const { items: acts } = await risk.call('/console/log/list', { action: 'service.resolve' });
    expect(acts).toMatchObject([{ subject: `case:${id}`, data: { tags: ['deposit', 'deposit'] } }]);
  });

  test('shows orders of the player of the case only, with their state now', async () => {
    const [player, stranger] = [await app().player(), await app().player()];
    await present(one);
    const { id } = await ask(player);
    const deposit = async (owner: Player) => {
      const [row] = await app().db.asOwner<{ id: bigint }>(
        `insert into deposit (user_id, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payee, payer,
           expires_at, created_at)
         select $1, id, method, 'payments', 'created', 5000000, 0, 5000000, 'CNY', '{}', 'x', app_now(), app_now()
         from deposit_channel where method = 'bank' limit 1 returning id`,
        [owner.userId],
      );
      return { kind: 'deposit' as const, id: Number(row!.id) };
    };
    const [own, foreign] = [await deposit(player), await deposit(stranger)];
    const { items } = await one.call('/console/service/orders', { id });
    expect(items.map(({ kind, id: order }) => [kind, order])).toEqual([['deposit', own.id]]);
    expect(await one.codeOf('/console/service/reply', { rid: newRid(), id, order: foreign })).toBe(
      'not_found',
    );
    await one.call('/console/service/reply', { rid: newRid(), id, order: own });
    const cards = async () => (await one.call('/console/service/case', { id, after: 1 })).items;
    expect(await cards()).toMatchObject([
      { kind: 'order', staff: true, order: { ...own, state: 'created' } },
    ]);
    await app().db.asOwner("update deposit set state = 'expired' where id = $1", [own.id]);
    expect(await cards()).toMatchObject([{ order: { state: 'expired' } }]);
    const opened = await player.expectOk(OPEN);
    const { items: heard } = await player.expectOk('POST /api/chat/messages', { room: opened.room });
    expect(heard.at(-1)).toMatchObject({ kind: 'order', order: own, from: { staff: true } });
  });

  test('somebody else’s case can be read and nothing else; what is missing or malformed is refused', async () => {
    const player = await app().player();
    await present(one);
    const { id } = await ask(player);
    expect((await other.call('/console/service/case', { id })).case.agent).toMatchObject({ mine: false });
    const acts = [
      ['/console/service/reply', reply(id)],
      ['/console/service/picture', { rid: newRid(), id, image: png }],
      ['/console/service/read', { id, seq: 1 }],
      ['/console/service/typing', { id }],
      ['/console/service/orders', { id }],
      ['/console/service/hand-over', { id }],
      ['/console/service/resolve', { id }],
    ] as const;
    for (const [path, payload] of acts) {
      expect([path, await other.codeOf(path, payload as never)]).toEqual([path, 'service_not_assigned']);
      expect([path, await one.codeOf(path, { ...payload, id: 999_999_999 } as never)]).toEqual([
        path,
        'not_found',
      ]);
      expect([path, await one.codeOf(path, { ...payload, id: -1 } as never)]).toEqual([
        path,
        'validation_failed',
      ]);
      expect([path, await risk.codeOf(path, payload as never)]).toEqual([path, 'operator_not_permitted']);
      expect([path, await consoleBrowser(app()).codeOf(path, payload as never)]).toEqual([
        path,
        'please_login',
      ]);
    }
    expect(await one.codeOf('/console/service/case', { id: 999_999_999 })).toBe('not_found');
    expect(await one.codeOf('/console/service/reply', { ...reply(id), text: ' \u200e ' })).toBe(
      'validation_failed',
    );
    expect(await one.codeOf('/console/service/picture', { rid: newRid(), id, image: 'A'.repeat(64) })).toBe(
      'picture_invalid',
    );
    expect(await one.codeOf('/console/service/presence', { available: true, capacity: 21 })).toBe(
      'validation_failed',
    );
    expect(await one.codeOf('/console/service/list', { view: 'other' as never })).toBe('validation_failed');
    expect(await signedIn(app(), 'lottery').then((by) => by.codeOf('/console/service/support', {}))).toBe(
      'operator_not_permitted',
    );
    expect((await player.expectOk(OPEN)).unread).toBe(0);
  });

  test('a case goes to a colleague with room, or back to the queue and to somebody else', async () => {
    const player = await app().player();
    await present(one);
    const { id } = await ask(player);
    expect((await one.call('/console/service/support', {})).colleagues).toEqual([]);
    await present(other, true, 1);
    const [colleague] = (await one.call('/console/service/support', {})).colleagues;
    expect(colleague).toMatchObject({ name: 'Lin Bo', free: 1 });
    await one.call('/console/service/hand-over', { id, to: colleague!.id });
    expect(await one.codeOf('/console/service/resolve', { id })).toBe('service_not_assigned');
    expect((await other.call('/console/service/list', {})).items).toMatchObject([{ id, unread: 1 }]);
    // One case is as many as the colleague takes.
    const second = await ask(await app().player());
    expect(await one.codeOf('/console/service/hand-over', { id: second.id, to: colleague!.id })).toBe(
      'service_agent_full',
    );
    expect(await one.codeOf('/console/service/hand-over', { id: second.id, to: 999_999_999 })).toBe(
      'service_agent_full',
    );
    await other.call('/console/service/hand-over', { id });
    expect((await one.call('/console/service/case', { id })).case).toMatchObject({
      state: 'open',
      agent: { name: 'Su Yue', mine: true },
    });
  });

  test('who takes cases is given none, and takes the one they choose', async () => {
    const [first, second] = [await ask(await app().player()), await ask(await app().player())];
    expect(await one.codeOf('/console/service/take', { id: second.id })).toBe('service_no_room');
    await choosing(one, 1);
    expect((await one.call('/console/service/list', { view: 'queue' })).counts).toMatchObject({ queue: 2 });
    await one.call('/console/service/take', { id: second.id });
    // An own case stays as it is.
    await one.call('/console/service/take', { id: second.id });
    expect((await one.call('/console/service/list', {})).items).toMatchObject([
      { id: second.id, state: 'open', agent: { mine: true } },
    ]);
    // One case is as many as this operator takes.
    expect(await one.codeOf('/console/service/take', { id: first.id })).toBe('service_no_room');
    expect(await choosing(other, 2)).toMatchObject({ given: false, cases: 0 });
    expect(await other.codeOf('/console/service/take', { id: second.id })).toBe('service_case_taken');
    expect(await other.codeOf('/console/service/take', { id: 999_999_999 })).toBe('not_found');
    await one.call('/console/service/resolve', { id: second.id });
    expect(await other.codeOf('/console/service/take', { id: second.id })).toBe('service_case_taken');
    const { items: acts } = await risk.call('/console/log/list', { action: 'service.take' });
    expect(acts.filter(({ subject }) => subject === `case:${second.id}`)).toHaveLength(1);
    // Whoever is given cases again gets what still waits.
    expect(await present(one)).toMatchObject({ given: true, cases: 1 });
  });

  test('of two operators who take a case at once one gets it, and the other hears so', async () => {
    await choosing(one, 20);
    await choosing(other, 20);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(await app().player());
      const codes = await Promise.all([one, other].map((by) => by.codeOf('/console/service/take', { id })));
      expect(codes.toSorted()).toEqual(['ok', 'service_case_taken']);
      const winner = codes[0] === 'ok' ? one : other;
      expect((await winner.call('/console/service/case', { id })).case.agent).toMatchObject({ mine: true });
    }
  });

  test('whoever takes several at once has no more than said', async () => {
    await choosing(one, 2);
    const cases = await Promise.all(Array.from({ length: 5 }, async () => ask(await app().player())));
    const codes = await Promise.all(cases.map(({ id }) => one.codeOf('/console/service/take', { id })));
    expect(codes.toSorted()).toEqual(['ok', 'ok', 'service_no_room', 'service_no_room', 'service_no_room']);
    expect((await one.call('/console/service/support', {})).own.cases).toBe(2);
  });

  test('a case waits for a choice before an agent of the provider gets it', async () => {
    await app().db.asOwner(
      `insert into service_agent (ref, name, online, capacity, at) values ('prov', 'Provider', true, 5, app_now())`,
    );
    await choosing(one, 1);
    const { id } = await ask(await app().player());
    const caseNow = async () => (await one.call('/console/service/case', { id })).case;
    expect((await caseNow()).state).toBe('queued');
    await app().db.asOwner("update service_case set queued_at = app_now() - interval '181 s' where id = $1", [
      id,
    ]);
    await runTimers(app().services.service);
    expect(await caseNow()).toMatchObject({ state: 'open', agent: { name: 'Provider', operator: false } });
    // Without anybody who takes cases nothing is held.
    await present(one, false);
    expect((await ask(await app().player())).state).toBe('open');
  });

  test('a case is taken outside the hours of service too', async () => {
    // Twelve hours from now, for half an hour.
    const then = formatTime(app().db.clock.local() + 43_200_000, 'HH:mm', 'Asia/Shanghai').slice(0, 2);
    await app().set('serviceHours', `${then}:00-${then}:30`);
    const { id } = await ask(await app().player());
    expect(await present(one)).toMatchObject({ cases: 0 });
    await one.call('/console/service/take', { id });
    expect((await one.call('/console/service/case', { id })).case).toMatchObject({ state: 'open' });
  });

  test('a trial player is shown by the account alone', async () => {
    const browser = app().browser();
    browser.token = await browser.expectOk('POST /api/user/try');
    const { id } = (await browser.expectOk(SEND, { client_id: freshId(), text: 'hello', language: 'enUs' }))
      .case;
    const { case: shown, trial } = await one.call('/console/service/case', { id });
    expect(trial).toMatchObject({ balance: '10000.0000', currency: 'TRIAL', seenAt: expect.any(Number) });
    expect(trial!.expiresAt).toBeGreaterThan(trial!.createdAt);
    expect(await one.codeOf('/console/player/get', { id: shown.player.id })).toBe('not_found');
    const real = await ask(await app().player());
    expect((await one.call('/console/service/case', { id: real.id })).trial).toBeNull();
  });

  test('who leaves, or is not heard of any more, keeps no case', async () => {
    const player = await app().player();
    await present(one);
    const { id } = await ask(player);
    await present(one, false);
    const stateOf = async () => (await risk.call('/console/service/case', { id })).case.state;
    expect(await stateOf()).toBe('queued');
    await present(one);
    expect(await stateOf()).toBe('open');
    const silent = (seconds: number) =>
      app().db.asOwner("update service_agent set at = app_now() - $1::integer * interval '1 second'", [
        seconds,
      ]);
    await silent(80);
    await one.call('/console/service/support', {});
    await runTimers(app().services.service);
    expect(await stateOf()).toBe('open');
    await silent(91);
    await runTimers(app().services.service);
    expect(await stateOf()).toBe('queued');
    expect((await one.call('/console/service/support', {})).own.available).toBe(false);
  });

  test('twenty cases at once to two operators: none has more than said', async () => {
    await present(one, true, 3);
    await present(other, true, 4);
    const players = await Promise.all(Array.from({ length: 12 }, () => app().player()));
    await Promise.all(players.map((player) => ask(player)));
    const of = async (by: ConsoleBrowser) => (await by.call('/console/service/support', {})).own.cases;
    expect([await of(one), await of(other)]).toEqual([3, 4]);
    expect((await one.call('/console/service/list', { view: 'queue' })).items).toHaveLength(5);
  });
});

test('canned answers are texts by language; an empty one takes the answer away, and all are kept', async () => {
  const write = (text: string, by = one, language = 'enUs') =>
    by.codeOf('/console/service/answer', { name: 'deposit-late', language, text });
  const listed = async () =>
    (await one.call('/console/service/answers', {})).items.map(({ name, language, text, by }) => [
      name,
      language,
      text,
      by,
    ]);
  expect(await write('Deposits take ten minutes.')).toBe('ok');
  expect(await write('Deposits take ten minutes.')).toBe('ok');
  expect(await write('存款约十分钟到账。', risk, 'zhCn')).toBe('ok');
  expect(await write('Deposits take five minutes.', risk)).toBe('ok');
  expect(await listed()).toEqual([
    ['deposit-late', 'enUs', 'Deposits take five minutes.', 'risk'],
    ['deposit-late', 'zhCn', '存款约十分钟到账。', 'risk'],
  ]);
  expect(await write('', one, 'zhCn')).toBe('ok');
  expect(await listed()).toHaveLength(1);
  expect(await app().db.asOwner('select text from service_answer')).toHaveLength(4);
  expect(await write('x', await signedIn(app(), 'cashier'))).toBe('operator_not_permitted');
  expect(await write('x', consoleBrowser(app()))).toBe('please_login');
  expect(await write('x'.repeat(501))).toBe('validation_failed');
  expect(await one.codeOf('/console/service/answer', { name: 'A b', language: 'enUs', text: 'x' })).toBe(
    'validation_failed',
  );
  await expect(app().db.asOwner('delete from service_answer')).rejects.toMatchObject({ code: 'TS002' });
});
