import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId } from '../../../test/chat.ts';
import { sandboxKey, signatureHeaders } from '../../providers/index.ts';
import { serviceModule } from './index.ts';

const provider = {
  id: 'service',
  url: 'http://127.0.0.1:9',
  keys: [sandboxKey('service')],
  allowed: ['127.0.0.1'],
} as const;
const app = useApp({ modules: [serviceModule], config: { providers: { service: provider } } });
const OPEN = 'POST /api/service/open';
const SEND = 'POST /api/service/send';

/** A call of the provider; returns status and body. */
async function tell(action: string, body: object, { event = freshId(), key = sandboxKey('service') } = {}) {
  const raw = JSON.stringify({ event, action, ...body });
  const answer = await app().sites.pc.inject({
    method: 'POST',
    url: `/provider/service/${action}`,
    remoteAddress: '127.0.0.1',
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders(key, event, raw, app().db.clock.local()),
    },
    payload: raw,
  });
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
}
const present = (agent: string, capacity = 5) =>
  tell('presence', { agent, name: `Agent ${agent}`, online: true, capacity });
const text = (said: string) => ({ client_id: freshId(), text: said, language: 'enUs' });

test('an agent reads a case, answers it once, and resolves it; the player sees each step', async () => {
  expect(await present('one')).toEqual([200, {}]);
  const player = await app().player();
  const sent = await player.expectOk(SEND, text('where is my deposit?'));
  expect(sent.case).toMatchObject({ state: 'open', agent: 'Agent one' });
  const acting = { case: String(sent.case.id), agent: 'one' };
  const [, mine] = await tell('cases', {});
  expect(mine.cases).toContainEqual({ ...acting, state: 'open' });
  const [, shown] = await tell('case', { case: acting.case, after: 0 });
  expect(shown).toMatchObject({
    state: 'open',
    language: 'enUs',
    messages: [{ seq: 1, staff: false, text: 'where is my deposit?' }],
  });
  expect(shown.player).not.toBe(player.name);
  expect(await tell('typing', acting)).toEqual([200, {}]);

  const answer = { ...acting, message: freshId(), text: 'It is on its way.' };
  const event = freshId();
  const [first, second, again] = [
    await tell('reply', answer, { event }),
    await tell('reply', answer, { event }),
    await tell('reply', answer),
  ];
  expect([first, second, again]).toEqual(Array(3).fill([200, { seq: 2 }]));
  expect(await tell('reply', { ...answer, text: 'Other.' })).toEqual([409, { code: 'conflict' }]);
  const { room, case: answered, unread } = await player.expectOk(OPEN);
  expect(unread).toBe(1);
  expect(answered?.state).toBe('waiting');
  const { items } = await player.expectOk('POST /api/chat/messages', { room });
  expect(items.map(({ text: said, from }) => [said, from?.name, from?.staff])).toEqual([
    ['where is my deposit?', expect.any(String), false],
    ['It is on its way.', 'Agent one', true],
  ]);

  await player.expectOk(SEND, text('thanks'));
  expect((await player.expectOk(OPEN)).case?.state).toBe('open');
  expect(await tell('resolve', { ...acting, tags: ['deposit'] })).toEqual([200, {}]);
  expect((await player.expectOk(OPEN)).case).toMatchObject({ state: 'resolved', agent: 'Agent one' });
  expect(await tell('reply', { ...answer, message: freshId() })).toEqual([409, { code: 'not_assigned' }]);
});

test('[A14] an agent acts on own cases only; what is malformed or not signed does nothing', async () => {
  await present('one');
  const player = await app().player();
  const { case: mine } = await player.expectOk(SEND, text('x'));
  await present('two');
  const own = mine.agent === 'Agent one' ? 'one' : 'two';
  const acting = { case: String(mine.id), agent: own === 'one' ? 'two' : 'one' };
  const reply = { message: freshId(), text: 'hello' };
  for (const [action, body] of [
    ['reply', { ...acting, ...reply }],
    ['resolve', acting],
    ['return', acting],
    ['typing', acting],
  ] as const)
    expect(await tell(action, body), action).toEqual([409, { code: 'not_assigned' }]);
  expect(await tell('case', { case: '1' })).toEqual([409, { code: 'not_found' }]);
  for (const body of [
    {},
    { case: "1' or 1", agent: own },
    { ...acting, ...reply, text: ' ' },
    { ...acting, ...reply, message: 'x' },
  ])
    expect((await tell('reply', body))[0]).toBe(409);
  expect(
    (await tell('reply', { case: acting.case, agent: own, ...reply }, { key: Buffer.alloc(32) }))[0],
  ).toBe(401);
  expect((await player.expectOk(OPEN)).case?.state).toBe('open');
  expect(await tell('return', { case: acting.case, agent: own })).toEqual([200, {}]);
  // Another agent is preferred.
  expect((await player.expectOk(OPEN)).case?.agent).toBe(`Agent ${acting.agent}`);
});

test('the expected wait is told from real first answers only', async () => {
  await present('one', 50);
  await present('two', 50);
  await app().db.clock.advance(2 * 86_400_000);
  await present('one', 50);
  const player = await app().player();
  expect((await player.expectOk(OPEN)).wait_ms).toBe(null);
  for (const waited of [10_000, 20_000, 60_000]) {
    const asking = await app().player();
    const { case: mine } = await asking.expectOk(SEND, text('x'));
    await app().db.clock.advance(waited);
    await present('one', 50);
    const agent = (await tell('case', { case: String(mine.id) }))[1].agent;
    expect(
      (await tell('reply', { case: String(mine.id), agent, message: freshId(), text: 'hello' }))[0],
    ).toBe(200);
  }
  const { wait_ms: wait } = await player.expectOk(OPEN);
  expect(wait).toBeGreaterThanOrEqual(20_000);
  expect(wait).toBeLessThan(22_000);
});
