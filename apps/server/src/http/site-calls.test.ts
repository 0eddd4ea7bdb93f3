import { endpoint } from '@tessera/protocol/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type TestBrowser, useApp } from '../../test/app.ts';
import { createSite } from './site.ts';

const declared = endpoint('POST', '/api/operator/test', {
  request: z.object({}),
  reply: z.string(),
  errors: [],
  access: { operator: 'settings.write' },
  limit: 'other',
  writes: false,
  about: 'Test.',
});
const handler = vi.fn(async () => 'done');
const app = useApp({ extend: ({ platform: { register } }) => register(declared, handler) });
afterEach(() => {
  vi.restoreAllMocks();
  handler.mockClear();
});

/** What the operations port answers: `done`, or the state and code of the refusal. */
async function asks(browser: TestBrowser): Promise<string> {
  const answer = await browser.call('POST /api/operator/test' as never, {} as never, { site: 'console' });
  return answer.state === 'SUCCESS' ? answer.message : `${answer.state} ${answer.code}`;
}

test('a session of a player opens no call of operators', async () => {
  for (const caller of [app().browser(), await app().player()])
    expect(await asks(caller)).toBe('NEED_LOGIN please_login');
  expect(handler).not.toHaveBeenCalled();
});

test('no player site serves a call of operators', async () => {
  for (const site of ['pc', 'wap'] as const) {
    const { status } = await app().browser().send({ method: 'POST', path: declared.path, body: '{}', site });
    expect(status).toBe(404);
  }
  const options = { name: 'pc', calls: [{ endpoint: declared, handler }] };
  await expect(createSite(options as never, app().services.http)).rejects.toThrow('a call of operators');
});
