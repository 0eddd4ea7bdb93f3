import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Body, partyKeys, signed } from '../party/index.ts';
import { answerTo } from './answer.ts';
import { createServiceApp } from './app.ts';
import type { Case, Message } from './case.ts';
import { createHelper } from './helper.ts';

const dir = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(dir, { recursive: true }));

const said = (text: string, more: Partial<Message> = {}): Message => ({
  seq: 1,
  kind: 'text',
  staff: false,
  text,
  order: undefined,
  ...more,
});
const asked = (messages: readonly Message[], language = 'enUs'): Case => ({
  state: 'open',
  agent: 'stand-in.1',
  language,
  messages: messages.map((message, at) => ({ ...message, seq: at + 1 })),
});
const answered = said('hello', { staff: true });

test('the stand-in says what it is, answers by words in the language of the player, and ends when thanked', () => {
  const first = answerTo(asked([said('where is my deposit?')]))!;
  expect(first.text).toMatch(/^Hello\. I am the automatic support of this demo\..*\nA deposit is credited/);
  expect(answerTo(asked([said('提现什么时候到？')], 'zhCn'))?.text).toMatch(/背后没有真人。\n提现先审核/);
  expect(answerTo(asked([said('x'), answered, said('qwerty')]))?.text).toMatch(/^I have no ready answer/);
  expect(answerTo(asked([said('x'), answered]))).toBe(undefined);
  expect(answerTo(asked([said('x'), answered, said('Thanks!')]))).toMatchObject({ resolves: true, to: 3 });
  expect(answerTo(asked([said('thanks')]))?.resolves).toBe(false);
  expect(answerTo(asked([said('x'), answered, said('thanks'), said('and my withdrawal?')]))?.resolves).toBe(
    false,
  );
});

test('the stand-in tells the state of an order, and nothing beyond it', () => {
  const order = {
    kind: 'withdrawal',
    state: 'reviewing',
    amount: '300.0000',
    currency: 'CNY',
    payout: undefined,
  };
  const card = said('', { kind: 'order', order });
  expect(answerTo(asked([said('x'), answered, card]))?.text).toBe(
    'I looked at this withdrawal of 300.00 CNY: it is being reviewed.',
  );
  const won = { ...order, kind: 'bet', state: 'won', amount: '0.4000', payout: '97.5000' };
  expect(answerTo(asked([said('x'), answered, { ...card, order: won }], 'zhCn'))?.text).toBe(
    '我查了这笔注单（0.40 CNY）：现在的状态是已中奖，返还 97.50 CNY。',
  );
});

test('a case is answered once, however often the platform hints at it', async () => {
  let messages: Message[] = [said('deposit?')];
  const told: string[] = [];
  const helper = createHelper({
    writingMs: 0,
    platform: {
      async tell(action, body): Promise<Body> {
        told.push(action);
        if (action === 'reply')
          messages = [...messages, { ...answered, text: String(body.text), seq: messages.length + 1 }];
        const state = messages.at(-1)!.staff ? 'waiting' : 'open';
        return { state, agent: 'stand-in.1', language: 'enUs', messages };
      },
    },
  });
  await Promise.all([helper.look('7'), helper.look('7'), helper.look('7')]);
  expect([told.filter((action) => action === 'reply').length, helper.counts().answers]).toEqual([1, 1]);
});

test('an answer waits while the player is writing, and no longer than its patience', async () => {
  let messages: Message[] = [said('deposit?')];
  const helper = createHelper({
    writingMs: 10,
    quietMs: 400,
    patienceMs: 1_200,
    platform: {
      async tell(action, body): Promise<Body> {
        if (action === 'reply')
          messages = [...messages, { ...answered, text: String(body.text), seq: messages.length + 1 }];
        const state = messages.at(-1)!.staff ? 'waiting' : 'open';
        return { state, agent: 'stand-in.1', language: 'enUs', messages };
      },
    },
  });
  helper.typing('7');
  const answering = helper.look('7');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(helper.counts()).toEqual({ answers: 0, typing: 1 });
  messages = [...messages, said('and my withdrawal?', { seq: 2 })];
  await answering;
  expect(messages.map(({ staff }) => staff)).toEqual([false, false, true]);
  expect(messages[2]!.text).toMatch(/A deposit is credited.*A withdrawal is reviewed/s);

  // Somebody who never stops is answered too.
  messages = [...messages, said('bet?', { seq: 4 })];
  let begun = performance.now();
  helper.typing('7');
  const keys = setInterval(() => helper.typing('7'), 50);
  await helper.look('7');
  clearInterval(keys);
  expect(helper.counts().answers).toBe(2);
  expect(performance.now() - begun).toBeGreaterThan(1_000);

  // A sent message ends the writing.
  messages = [...messages, said('verify?', { seq: 6 })];
  helper.typing('7');
  begun = performance.now();
  await helper.changed('7');
  expect(performance.now() - begun).toBeLessThan(350);
});

test('[P1] the hint must be signed', async () => {
  const { app } = createServiceApp({ dir, mode: 'test' });
  const raw = JSON.stringify({ case: '7' });
  const call = (key: Buffer, payload: string, hint = 'changed') =>
    app.inject({
      method: 'POST',
      url: `/v1/${hint}`,
      headers: { 'content-type': 'application/json', ...signed(key, 'event', payload, Date.now()) },
      payload,
    });
  const [key] = partyKeys('service');
  expect((await call(Buffer.alloc(32), raw)).statusCode).toBe(401);
  expect((await call(key!, raw)).statusCode).toBe(200);
  expect((await call(key!, JSON.stringify({ case: "' or 1" }))).statusCode).toBe(400);
  expect((await call(key!, raw, 'typing')).statusCode).toBe(200);
  expect((await call(key!, JSON.stringify({ case: 7 }), 'typing')).statusCode).toBe(400);
  expect((await call(Buffer.alloc(32), raw, 'typing')).statusCode).toBe(401);
  await app.close();
});
