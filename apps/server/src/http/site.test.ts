import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageNames, shippedLanguages } from '@tessera/messages';
import { endpoint } from '@tessera/protocol/endpoint';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TEST_PASSWORD, useApp } from '../../test/app.ts';
import { LocalServiceError } from '../local-service/index.ts';
import { sessionOf } from './context.ts';
import { serveStaticSite } from './static-site.ts';

const clients = mkdtempSync(join(tmpdir(), 'tessera-clients-'));
const script = 'console.log("boot")'.repeat(40);
mkdirSync(join(clients, 'pc/assets'), { recursive: true });
writeFileSync(join(clients, 'pc/index.html'), `<!doctype html><script type="module">${script}</script>`);
writeFileSync(join(clients, 'pc/assets/app-1a2b3c.js'), script);
writeFileSync(join(clients, 'pc/assets/app-1a2b3c.js.br'), brotliCompressSync(script));
mkdirSync(join(clients, 'wap'));
writeFileSync(join(clients, 'wap/index.html'), '<!doctype html><p>phone</p>');
mkdirSync(join(clients, 'pad/assets'), { recursive: true });
writeFileSync(join(clients, 'pad/index.html'), '<!doctype html><p>tablet</p>');
writeFileSync(join(clients, 'pad/assets/pad-4d5e6f.js'), script);
writeFileSync(join(clients, 'pc/sw.js'), 'addEventListener("fetch", () => undefined);');
afterAll(() => rmSync(clients, { recursive: true, force: true }));

const declared = { reply: z.unknown(), errors: [], limit: 'other', about: 'Test.' } as const;
const failing = endpoint('POST', '/test/failing', {
  ...declared,
  request: z.object({}),
  access: 'public',
  writes: false,
});
const large = endpoint('POST', '/test/large', {
  ...declared,
  request: z.object({ text: z.string(), extra: z.undefined().optional() }),
  access: 'session',
  writes: true,
  large: true,
});

const faults: unknown[] = [];
let hold: Promise<void> | undefined;
let hang: Promise<void> | undefined;
let fault = new Error('select password_hash from user_account');
const app = useApp({
  clients,
  extend: ({ platform: { register }, services: { http } }) => {
    vi.spyOn(http.log, 'error').mockImplementation((...line: unknown[]) => void faults.push(line));
    register(failing, async () => {
      await hang;
      throw fault;
    });
    register(large, async ({ text }, context) => {
      await hold;
      return { length: text.length, user: sessionOf(context).userName };
    });
  },
});

const post = (path: string, payload: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(sealEnvelope(payload, String(Math.round(app().services.http.now()))));
  return app().browser().send({ method: 'POST', path, body, headers });
};

describe('[R7.1] the envelope', () => {
  test('is opened and answered with state, message, request id and server time', async () => {
    const answer = JSON.parse((await post('/common/language-types')).text);
    expect(answer).toEqual({
      state: 'SUCCESS',
      message: shippedLanguages.map((code) => ({ code, name: languageNames[code] })),
      id: expect.stringMatching(/^[\w-]{16}$/),
      now: expect.any(Number),
    });
  });

  test.each([
    ['no JSON', 'x'],
    ['no envelope', '{}'],
    ['a list', '[]'],
    ['a body that is not base64', '{"t":"1","body":"***"}'],
    ['a body that is not gzip', '{"t":"1","body":"AAAA"}'],
    ['a time that is a number', '{"t":1,"body":"H4sIAMTtAGsC/9t6uWXDhkmHjnHfvup8+J5+PAB8lIM2EAAAAA=="}'],
  ])('[E3] %s always gets the same answer', async (_, body) => {
    const { status, text } = await app().browser().send({ method: 'POST', path: '/common/setting', body });
    const { id: _id, now: _now, ...answer } = JSON.parse(text);
    expect(status).toBe(200);
    expect(answer).toEqual({
      state: 'ERROR',
      code: 'envelope_invalid',
      message: '请求无法识别，请刷新页面后重试',
    });
  });

  test('[A10] a form post of another site is not read, because it is not JSON', async () => {
    const { text } = await post('/common/setting', {}, { 'content-type': 'text/plain' });
    expect(JSON.parse(text).code).toBe('envelope_invalid');
  });

  test('[E1] a body above the cap is cut', async () => {
    const body = JSON.stringify({ t: '1', body: 'A'.repeat(140_000) });
    expect((await app().browser().send({ method: 'POST', path: '/common/setting', body })).status).toBe(413);
  });

  test('a GET call carries no body', async () => {
    const { text } = await app().browser().send({ method: 'GET', path: '/api/money/currency' });
    expect(JSON.parse(text).message[0]).toMatchObject({ id: 'CNY', is_base: true });
  });
});

describe('[E1] large bodies', () => {
  const text = 'x'.repeat(200_000).replace(/x/g, () => Math.random().toString(36).slice(2, 3));

  test('are read for a signed-in player', async () => {
    const player = await app().player();
    const answer = await player.call('POST /test/large' as never, { text } as never);
    expect(answer).toMatchObject({ state: 'SUCCESS', message: { length: 200_000 } });
  });

  test('are not read for anyone else', async () => {
    expect(
      await app()
        .browser()
        .codeOf('POST /test/large' as never, { text } as never),
    ).toBe('please_login');
  });

  test('are taken one at a time', async () => {
    const player = await app().player();
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const first = player.call('POST /test/large' as never, { text } as never);
    await expect.poll(() => app().services.http.largeCallers.size).toBe(1);
    expect(await player.codeOf('POST /test/large' as never, { text } as never)).toBe('too_many_requests');
    release();
    expect(await first).toMatchObject({ state: 'SUCCESS' });
    hold = undefined;
  });
});

describe('refusals', () => {
  test('[R4.3] are worded in the language of the caller, and name the field', async () => {
    const browser = app().browser();
    const answer = await browser.call(
      'POST /common/theme/css',
      { tpl: 'pc-ky', theme: 'nope' },
      { headers: { language: 'enUs' } },
    );
    expect(answer).toMatchObject({
      state: 'FAILED',
      code: 'validation_failed',
      message: 'Please check your entries',
      data: { field: 'theme' },
    });
  });

  test('an unknown language falls back to the platform default', async () => {
    const answer = await app()
      .browser()
      .call('GET /api/user/data', undefined, { headers: { language: 'xxXx' } });
    expect(answer).toMatchObject({ state: 'NEED_LOGIN', code: 'please_login', message: '请先登录' });
  });

  test('a server fault reveals nothing about its cause', async () => {
    const { status, text } = await post('/test/failing');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ state: 'ERROR', code: 'internal_error' });
    expect(text).not.toMatch(/select|password_hash|at /);
  });

  test('[F10] a part of the platform that does not answer is temporary: the call may be retried', async () => {
    await app().set('answerSeconds', 1);
    let wake = () => {};
    hang = new Promise((resolve) => {
      wake = resolve;
    });
    expect(JSON.parse((await post('/test/failing')).text)).toMatchObject({ code: 'platform_maintenance' });
    hang = undefined;
    wake();
    await app().set('answerSeconds', 30);
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    for (fault of [new LocalServiceError('service_down'), deadlock]) {
      const { status, text } = await post('/test/failing');
      expect([status, JSON.parse(text)]).toMatchObject([
        200,
        { state: 'ERROR', code: 'platform_maintenance' },
      ]);
    }
  });

  test('[A14] an unknown path is refused, even one that contains the path of a public call', async () => {
    expect((await post('/api/no/such/call')).status).toBe(404);
    expect((await post('/api/user/login/../data')).status).toBe(404);
  });
});

describe('[A10] a state-changing call', () => {
  const login = { user_name: 'somebody', password: TEST_PASSWORD };

  test('needs the XSRF header of its own browser', async () => {
    const browser = app().browser();
    const other = app().browser();
    await other.call('POST /common/setting');
    for (const headers of [{ 'x-xsrf-token': '' }, { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN')! }]) {
      expect(await browser.codeOf('POST /api/user/login', login, { headers })).toBe('xsrf_invalid');
    }
    expect(await browser.codeOf('POST /api/user/login', login)).toBe('login_incorrect');
  });

  test('is refused from another site, even with valid proofs', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await app().browser().codeOf('POST /api/user/login', login, { headers })).toBe('xsrf_invalid');
  });

  test('[E2] is refused 61 s off server time, and the answer has the server time; a read is not', async () => {
    const browser = app().browser();
    const now = app().services.http.now();
    for (const t of [now - 61_000, now + 61_000]) {
      const answer = await browser.call('POST /api/user/login', login, { t });
      expect(answer).toMatchObject({ code: 'clock_skew', data: { now: expect.any(Number) } });
    }
    expect((await browser.call('POST /common/setting', {}, { t: 1 })).state).toBe('SUCCESS');
  });
});

describe('[E1] a field that is not declared', () => {
  test('is refused by a changing call, so that a misspelt field never means "all"', async () => {
    const player = await app().player();
    const other = app().browser();
    const form = { user_name: player.name, password: TEST_PASSWORD };
    other.token = await other.expectOk('POST /api/user/login', form);
    expect(await player.call('POST /api/user/session/revoke', { sesion_id: 1 } as never)).toMatchObject({
      state: 'FAILED',
      code: 'validation_failed',
      data: { field: 'sesion_id' },
    });
    await other.expectOk('GET /api/user/data');
  });

  test('is dropped from a read', async () => {
    const answer = await app()
      .browser()
      .call('POST /common/setting', { more: 1 } as never);
    expect(answer).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('call limits', () => {
  const few = { burst: 3, perMinute: 60 };
  const many = { burst: 100_000, perMinute: 6_000_000 };

  test('a session above its burst is told when to retry; another session is not affected', async () => {
    const [player, other] = [await app().player(), await app().player()];
    await app().set('callOther', few);
    for (let i = 0; i < 3; i++) await player.expectOk('GET /api/user/data');
    const now = app().services.http.now();
    const answer = await player.call('GET /api/user/data');
    expect(answer).toMatchObject({ state: 'FAILED', code: 'too_many_requests' });
    expect((answer as unknown as { data: { retryAt: number } }).data.retryAt).toBeGreaterThan(now - 1);
    await other.expectOk('GET /api/user/data');
    await app().set('callOther', many);
  });

  test('[E15] visitors are counted by their address, whatever browser they claim to be', async () => {
    await app().set('callVisitor', few);
    const ask = (address: string) => app().browser().call('POST /common/setting', {}, { address });
    for (let i = 0; i < 3; i++) expect(await ask('203.0.113.1')).toMatchObject({ state: 'SUCCESS' });
    expect(await ask('203.0.113.1')).toMatchObject({ code: 'too_many_requests' });
    expect(await ask('203.0.113.2')).toMatchObject({ state: 'SUCCESS' });
    await app().set('callVisitor', many);
  });

  test.each([
    ['sign-ins', 'callLogin', 5, 'POST /api/user/login', { user_name: 'who_ever', password: 'wrong-one-1' }],
    ['captchas', 'callCaptcha', 10, 'POST /common/captcha', { width: 120, height: 40 }],
  ] as const)(
    '[E15] %s are counted by address: 30 invented browsers share one limit',
    async (_, key, burst, call, form) => {
      const address = `198.51.100.${burst}`;
      await app().set(key, { burst, perMinute: 0.001 });
      const asked = Array.from({ length: 30 }, async () => {
        const browser = app().browser();
        browser.cookies.set('__Host-browser', randomBytes(32).toString('base64url'));
        return browser.call(call, form, { address });
      });
      const judged = (await Promise.all(asked)).filter(
        (answer) => answer.state === 'SUCCESS' || answer.code !== 'too_many_requests',
      );
      expect(judged).toHaveLength(burst);
      await app().set(key, many);
    },
  );
});

describe('[E15] a full node', () => {
  test('refuses a call at once when all slots and queue places are taken, and serves again afterwards', async () => {
    await app().set('callsInFlight', 1);
    await app().set('callsWaiting', 0);
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const player = await app().player();
    const first = player.call('POST /test/large' as never, { text: 'x' } as never);
    await expect.poll(() => app().services.http.gate.slots.inFlight).toBe(1);
    expect(await app().browser().codeOf('POST /common/setting')).toBe('platform_maintenance');
    release();
    hold = undefined;
    expect(await first).toMatchObject({ state: 'SUCCESS' });
    expect(await app().browser().call('POST /common/setting')).toMatchObject({ state: 'SUCCESS' });
    expect((await app().sites.console.inject('/metrics')).payload).toMatch(
      /tessera_refused\{entrance="queue"\} 1\n/,
    );
    await app().set('callsInFlight', 256);
    await app().set('callsWaiting', 1_024);
  });
});

describe('the built client', () => {
  test('[E4] its page has its own policy and is never cached', async () => {
    const { headers, text } = await app().browser().send({ method: 'GET', path: '/' });
    expect(text).toContain(script);
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('[E4] [R2.10] its page may measure the other addresses in the current settings', async () => {
    const connectSrc = async () => {
      const { headers } = await app().browser().send({ method: 'GET', path: '/' });
      return /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await connectSrc()).toBe(`'self'`);
    await app().set('entryAddresses', [{ pcUrl: 'https://two.example', wapUrl: 'https://m.two.example/' }]);
    expect(await connectSrc()).toBe(`'self' https://two.example https://m.two.example`);
    await app().set('entryAddresses', []);
    expect(await connectSrc()).toBe(`'self'`);
  });

  test('[A9] the page sets the cookies, so the first calls already have them', async () => {
    const browser = app().browser();
    await browser.send({ method: 'GET', path: '/' });
    expect([...browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-browser']);
  });

  test('[E4] the service worker is revalidated each time and may request only our own origin', async () => {
    const { headers } = await app().browser().send({ method: 'GET', path: '/sw.js' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; connect-src 'self';`);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('hashed assets are cached permanently and sent compressed', async () => {
    const request = {
      method: 'GET',
      path: '/assets/app-1a2b3c.js',
      headers: { 'accept-encoding': 'br' },
    } as const;
    const { headers } = await app().browser().send(request);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each(['/../package.json', '/assets/..%2f..%2f..%2fetc/passwd', '/assets/none.js'])(
    '%s is not found',
    async (path) => {
      const { status } = await app().browser().send({ method: 'GET', path });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each([
    ['/r/k7Qm2x', 'k7Qm2x'],
    // Copied with the full stop after it.
    ['/r/k7Qm2x%E3%80%82', 'k7Qm2x'],
    ['/r/k7Qm2x?from=poster', 'k7Qm2x'],
  ])('[R2.8] %s leads to the registration with the invitation, on every site', async (path, code) => {
    for (const site of ['pc', 'wap'] as const) {
      const { status, headers } = await app().browser().send({ method: 'GET', path, site });
      expect(status).toBe(302);
      expect(headers).toMatchObject({ location: `/#/register?invite=${code}`, 'cache-control': 'no-store' });
    }
  });

  test.each(['/r/', '/r/%2F%2Fevil.example', '/r/a/b'])('[A14] %s is not found', async (path) => {
    expect((await app().browser().send({ method: 'GET', path })).status).toBe(404);
  });

  test.each([
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
    [
      'an iPad that says it is a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
      true,
    ],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/140.0 Safari/537.36', true],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', false],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', false],
    ['a client without a name', '', false],
  ])('[R1.2] %s gets the client of its form at the address of phones', async (_, userAgent, isTablet) => {
    const headers = { 'user-agent': userAgent };
    const get = (path: string, site: 'pc' | 'wap' = 'wap') =>
      app().browser().send({ method: 'GET', path, site, headers });
    const page = await get('/');
    expect(page.text).toContain(isTablet ? '<p>tablet</p>' : '<p>phone</p>');
    expect(page.headers).toMatchObject({ vary: 'user-agent', 'cache-control': 'no-cache' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/assets/pad-4d5e6f.js')).status).toBe(isTablet ? 200 : 404);
    // The desktop site has one client: its page leads a tablet to the other address (R1.4).
    expect((await get('/', 'pc')).text).toContain('boot');
  });

  test('a site without a built client shows a message', async () => {
    const site = fastify();
    await serveStaticSite(site, join(clients, 'nowhere'), {});
    const { statusCode, payload } = await site.inject('/');
    expect(statusCode).toBe(200);
    expect(payload).toContain('Client not built');
  });
});

describe('[A9] the native app', () => {
  const device = 'd'.repeat(43);

  test('is allowed by CORS, without cookies, and needs no XSRF header', async () => {
    const headers = { origin: 'capacitor://localhost', device, 'x-xsrf-token': '', cookie: '' };
    const body = JSON.stringify(sealEnvelope({}, String(Math.round(app().services.http.now()))));
    const sent = await app().browser().send({ method: 'POST', path: '/api/user/try', body, headers });
    expect(JSON.parse(sent.text).state).toBe('SUCCESS');
    expect(sent.headers['access-control-allow-origin']).toBe('capacitor://localhost');
    expect(sent.headers['set-cookie']).toBeUndefined();
  });

  test('passes the CORS preflight; other origins do not', async () => {
    const ask = (origin: string) =>
      app().browser().send({ method: 'OPTIONS', path: '/api/user/login', headers: { origin } });
    expect((await ask('https://localhost')).status).toBe(204);
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});

describe('health', () => {
  test('both checks answer on every port', async () => {
    const { pc, wap, console: operations } = app().sites;
    for (const site of [pc, wap, operations]) {
      const health = await site.inject('/healthz');
      expect(health.json()).toEqual({ ok: true });
      // Pages at the other addresses measure the latency of this one.
      expect(health.headers['access-control-allow-origin']).toBe('*');
      expect((await site.inject('/readyz')).json()).toEqual({ ready: true, selling: false });
    }
  });

  test('[E15] the database is checked once a second, however many requests ask', async () => {
    const { store } = app().db;
    const asked = vi.spyOn(store.health, 'query');
    const answers = await Promise.all(Array.from({ length: 500 }, () => app().sites.wap.inject('/readyz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked.mock.calls.length).toBeLessThan(20);
    asked.mockRestore();
  });

  test('[E15] an empty or unreadable content type is refused with a client error, not logged as a server fault', async () => {
    faults.length = 0;
    for (const type of ['', ' ', 'foo']) {
      const { status, text } = await post('/common/setting', {}, { 'content-type': type });
      expect([status, text]).toEqual([415, 'Refused\n']);
    }
    expect(faults).toEqual([]);
  });

  test('[E15] reports of one address are limited: the rest is neither read nor logged', async () => {
    await app().set('callReport', { burst: 3, perMinute: 0.001 });
    const before = app().platform.metrics.policyReports.value;
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        app()
          .browser()
          .send({ method: 'POST', path: '/common/csp-report', body: '{}', address: '203.0.113.77' }),
      ),
    );
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(app().platform.metrics.policyReports.value - before).toBe(3);
    await app().set('callReport', { burst: 20, perMinute: 20 });
  });

  test('metrics are served on the operations port only', async () => {
    const { pc, console: operations } = app().sites;
    expect((await operations.inject('/metrics')).payload).toContain('tessera_call_seconds_count');
    expect((await pc.inject('/metrics')).statusCode).toBe(404);
  });

  test('[E4] a policy report is counted and its content not echoed', async () => {
    const body = JSON.stringify({
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
    });
    const before = app().platform.metrics.policyReports.value;
    const sent = await app().browser().send({ method: 'POST', path: '/common/csp-report', body });
    expect(sent).toMatchObject({ status: 204, text: '' });
    const { payload } = await app().sites.console.inject('/metrics');
    expect(payload).toContain(`tessera_policy_reports ${before + 1}\n`);
  });
});
