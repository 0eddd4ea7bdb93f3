import type { Permission } from '@tessera/protocol';
import { endpoint } from '@tessera/protocol/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type TestBrowser, useApp } from '../../test/app.ts';
import type { CallSession } from './context.ts';
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

const may = (permission: Permission): ReadonlySet<Permission> => new Set([permission]);

/** Gives every caller this session. */
function everybodyIs(session: Partial<CallSession>): void {
  const { sessions } = app().services.http;
  const found = { id: 1n, kind: 'operator', restricted: false, ...session } as CallSession;
  vi.spyOn(sessions, 'find').mockResolvedValue({ session: found });
}

test('nobody can make a call of operators yet: every caller has to sign in', async () => {
  const disabled = await app().player();
  await app().db.asOwner('update user_account set enable = false where id = $1', [disabled.userId]);
  for (const caller of [app().browser(), await app().player(), disabled])
    expect(await asks(caller)).toBe('NEED_LOGIN please_login');
  expect(handler).not.toHaveBeenCalled();
});

test.each([
  ['an operator with the permission', { permissions: may('settings.write') }, 'done'],
  ['an operator with another permission', { permissions: may('settings.read') }, 'NEED_LOGIN please_login'],
  [
    'a disabled operator',
    { permissions: may('settings.write'), restricted: true },
    'NEED_LOGIN please_login',
  ],
  [
    'a player with the permission',
    { permissions: may('settings.write'), kind: 'player' },
    'NEED_LOGIN please_login',
  ],
] as const)('%s', async (_who, session, expected) => {
  const browser = await app().player();
  everybodyIs(session);
  expect(await asks(browser)).toBe(expected);
});

test('no player site serves a call of operators', async () => {
  for (const site of ['pc', 'wap'] as const) {
    const { status } = await app().browser().send({ method: 'POST', path: declared.path, body: '{}', site });
    expect(status).toBe(404);
  }
  const options = { name: 'pc', calls: [{ endpoint: declared, handler }] };
  await expect(createSite(options as never, app().services.http)).rejects.toThrow('a call of operators');
});
