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
  expect([told.filter((action) => action === 'reply').length, helper.given()]).toEqual([1, 1]);
});

test('[P1] the hint must be signed', async () => {
  const { app } = createServiceApp({ dir, mode: 'test' });
  const raw = JSON.stringify({ case: '7' });
  const call = (key: Buffer, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/changed',
      headers: { 'content-type': 'application/json', ...signed(key, 'event', payload, Date.now()) },
      payload,
    });
  const [key] = partyKeys('service');
  expect((await call(Buffer.alloc(32), raw)).statusCode).toBe(401);
  expect((await call(key!, raw)).statusCode).toBe(200);
  expect((await call(key!, JSON.stringify({ case: "' or 1" }))).statusCode).toBe(400);
  await app.close();
});
