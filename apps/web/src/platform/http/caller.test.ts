import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { type CallerPorts, createCaller } from './caller.ts';

/** A service stub that gives these answers in order, and a record of the client's requests. */
function client(answers: unknown[], given: Partial<CallerPorts> = {}) {
  const requests: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const readToken = vi.fn(async (): Promise<string | null> => 'token');
  const ports = {
    base: '',
    fetch: async (url: string, init: RequestInit) => {
      requests.push({ url, init: init as (typeof requests)[number]['init'] });
      const answer = await answers.shift();
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
    headers: () => ({ Language: 'zhCn', Agent: 'pc', 'X-XSRF-TOKEN': 'proof' }),
    seal: async (payload: object, t: string) => ({ t, body: JSON.stringify(payload) }),
    readToken,
    clearToken: vi.fn(async () => undefined),
    deviceNow: () => 1_000,
    serverNow: () => 5_000,
    learnTime: vi.fn(),
    resetTime: vi.fn(),
    early: () => undefined,
    showLoading: () => vi.fn(),
    showError: vi.fn(),
    isOnline: () => true,
    needLogin: vi.fn(),
    closed: vi.fn(),
    text: (key: string) => `text of ${key}`,
    ...given,
  } satisfies CallerPorts;
  return { call: createCaller(ports), ports, readToken, requests };
}

const success = (message: unknown) => ({ state: 'SUCCESS', message, id: 'r1', now: 9_000 });
const refusal = (state: string, code: string, message = 'told') => ({
  state,
  code,
  message,
  id: 'r2',
  now: 9_000,
});
const balance = 'POST /api/user/balance' as const;
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('[R4.3] answers', () => {
  test('SUCCESS resolves with the message', async () => {
    const { call } = client([success('done')]);
    expect(await call('POST /api/user/heart', {})).toBe('done');
  });

  test('NEED_LOGIN clears the token, goes to login with its text, and rejects', async () => {
    const { call, ports } = client([refusal('NEED_LOGIN', 'please_login', 'Signed out')]);
    await expect(call(balance)).rejects.toMatchObject({ code: 'please_login' });
    expect(ports.clearToken).toHaveBeenCalledOnce();
    expect(ports.needLogin).toHaveBeenCalledWith('Signed out');
    expect(ports.showError).not.toHaveBeenCalled();
  });

  test('NEED_LOGIN of a disabled account shows an error too, also for a silent call', async () => {
    const { call, ports } = client([refusal('NEED_LOGIN', 'account_blocked', 'Disabled')]);
    await failureOf(call('GET /api/user/data', {}, { silent: true }));
    expect(ports.showError).toHaveBeenCalledWith('Disabled');
    expect(ports.needLogin).toHaveBeenCalledWith('Disabled');
  });

  test('NEED_LOGIN without a text shows please_login', async () => {
    const { call, ports } = client([refusal('NEED_LOGIN', 'please_login', '')]);
    await failureOf(call(balance));
    expect(ports.needLogin).toHaveBeenCalledWith('text of please_login');
  });

  test.each(['ERROR', 'FAILED'])(
    '%s shows its text as an error and rejects with code, data and id',
    async (state) => {
      const answer = { ...refusal(state, 'odds_changed', 'Odds changed'), data: { items: [] } };
      const { call, ports } = client([answer]);
      const error = await failureOf(call(balance));
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ code: 'odds_changed', state, data: { items: [] }, requestId: 'r2' });
      expect(ports.showError).toHaveBeenCalledWith('Odds changed');
    },
  );
});

test('[R1.3] a call that finds the platform closed says so, also a silent one', async () => {
  const { call, ports } = client([refusal('FAILED', 'not_found'), refusal('FAILED', 'platform_closed')]);
  await failureOf(call(balance, {}, { silent: true }));
  expect(ports.closed).not.toHaveBeenCalled();
  expect(await failureOf(call(balance, {}, { silent: true }))).toMatchObject({ code: 'platform_closed' });
  expect(ports.closed).toHaveBeenCalledOnce();
});

describe('[R7.8] silent calls', () => {
  test('a silent call shows nothing and still rejects', async () => {
    const { call, ports } = client([refusal('FAILED', 'not_found')]);
    await failureOf(call(balance, {}, { silent: true }));
    expect(ports.showError).not.toHaveBeenCalled();
  });

  test('a silent call with a lost session still leads to login', async () => {
    const { call, ports } = client([refusal('NEED_LOGIN', 'please_login')]);
    await failureOf(call(balance, {}, { silent: true }));
    expect(ports.needLogin).toHaveBeenCalledOnce();
  });

  test('a code the caller handles is not shown', async () => {
    const { call, ports } = client([refusal('FAILED', 'google_auth_incorrect')]);
    await failureOf(call(balance, {}, { handles: ['google_auth_incorrect'] }));
    expect(ports.showError).not.toHaveBeenCalled();
  });
});

describe('[R7.8] a call', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([200, 201, 299])('that is answered with HTTP %i succeeds', async (status) => {
    const { call } = client([Response.json(success('done'), { status })]);
    expect(await call(balance)).toBe('done');
  });

  test('waits without a time limit: only its caller can abort it', async () => {
    vi.useFakeTimers();
    let answer: (body: unknown) => void = () => {};
    const { call, requests } = client([new Promise((resolve) => (answer = resolve))]);
    const asked = call(balance);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(requests[0]?.init.signal).toBeNull();
    answer(success('late'));
    expect(await asked).toBe('late');
  });
});

describe('[R8.1] missing and malformed answers', () => {
  test.each([404, 413, 429, 500, 502])('HTTP %i is ERROR1', async (status) => {
    const { call, ports } = client([new Response('cut', { status })]);
    expect(await failureOf(call(balance))).toMatchObject({ code: 'ERROR1' });
    expect(ports.showError).toHaveBeenCalledWith('text of request_failed');
  });

  test('a malformed body is ERROR1', async () => {
    const { call } = client([new Response('<html>')]);
    expect(await failureOf(call(balance))).toMatchObject({ code: 'ERROR1' });
  });

  test('a network failure is ERROR2', async () => {
    const { call, ports } = client([new TypeError('failed to fetch')]);
    expect(await failureOf(call(balance))).toMatchObject({ code: 'ERROR2' });
    expect(ports.showError).toHaveBeenCalledWith('text of network_failed');
  });

  test('offline, a failed background read is not shown, a failed action of the player is', async () => {
    const failed = () => new TypeError('failed to fetch');
    const { call, ports } = client([failed(), failed()], { isOnline: () => false });
    const { signal } = new AbortController();
    expect(await failureOf(call(balance, {}, { signal }))).toMatchObject({ code: 'ERROR2' });
    expect(ports.showError).not.toHaveBeenCalled();
    await failureOf(call(balance));
    expect(ports.showError).toHaveBeenCalledOnce();
  });

  test('an aborted call shows no error', async () => {
    const aborted = AbortSignal.abort();
    const { call, ports } = client([new DOMException('aborted', 'AbortError')]);
    expect(await failureOf(call(balance, {}, { signal: aborted }))).toMatchObject({ name: 'AbortError' });
    expect(ports.showError).not.toHaveBeenCalled();
  });
});

describe('[R7.1] requests', () => {
  test('contain the sealed payload with server time, and token, language, agent and cross-site proof', async () => {
    const { call, requests } = client([success({})]);
    await call('POST /api/user/heart', { active: true });
    expect(requests[0]?.url).toBe('/api/user/heart');
    expect(requests[0]?.init.method).toBe('POST');
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ t: '5000', body: '{"active":true}' });
    expect(requests[0]?.init.headers).toEqual({
      Token: 'token',
      Language: 'zhCn',
      Agent: 'pc',
      'X-XSRF-TOKEN': 'proof',
      'Content-Type': 'application/json',
    });
  });

  test('of GET have no body', async () => {
    const { call, requests } = client([success({})]);
    await call('GET /api/user/data');
    expect(requests[0]?.init.method).toBe('GET');
    expect(requests[0]?.init.body).toBeUndefined();
  });

  test('[A7] read the token again each time', async () => {
    const { call, readToken, requests } = client([success({}), success({})]);
    await call(balance);
    readToken.mockResolvedValue('rotated');
    await call(balance);
    expect(requests.map(({ init }) => init.headers.Token)).toEqual(['token', 'rotated']);
  });

  test('are not sent when the boot module has already sent them', async () => {
    const arrival = Promise.resolve({ sentMs: 10, receivedMs: 20, body: success('early') });
    const { call, ports, requests } = client([], { early: () => arrival });
    expect(await call(balance)).toBe('early');
    expect(ports.learnTime).toHaveBeenCalledWith(10, 20, 9_000);
    expect(requests).toEqual([]);
  });

  test('are sent when the boot module got no answer', async () => {
    const { call } = client([success('late')], { early: () => Promise.resolve(null) });
    expect(await call(balance)).toBe('late');
  });
});

describe('a call is repeated once', () => {
  test('[E2] with the offset from the answer when the clock is wrong', async () => {
    const { call, ports, requests } = client([refusal('FAILED', 'clock_skew'), success('done')]);
    expect(await call(balance)).toBe('done');
    expect(ports.resetTime).toHaveBeenCalledOnce();
    expect(ports.learnTime).toHaveBeenCalledWith(1_000, 1_000, 9_000);
    expect(requests).toHaveLength(2);
  });

  test('[E2] and not again if that did not help', async () => {
    const { call, requests } = client([refusal('FAILED', 'clock_skew'), refusal('FAILED', 'clock_skew')]);
    expect(await failureOf(call(balance))).toMatchObject({ code: 'clock_skew' });
    expect(requests).toHaveLength(2);
  });

  test('[A10] when the proof came with the refusal', async () => {
    const { call } = client([refusal('FAILED', 'xsrf_invalid'), success('done')]);
    expect(await call(balance)).toBe('done');
  });

  test('[A7] when another tab has stored a new token meanwhile', async () => {
    const { call, ports, readToken } = client([refusal('NEED_LOGIN', 'please_login'), success('done')]);
    readToken.mockResolvedValueOnce('old').mockResolvedValue('new');
    expect(await call(balance)).toBe('done');
    expect(ports.clearToken).not.toHaveBeenCalled();
  });
});

test('[R4.11] the overlay is hidden after success and after failure', async () => {
  const hide = vi.fn();
  const { call } = client([success(1), refusal('FAILED', 'not_found')], { showLoading: () => hide });
  await call(balance, {}, { loading: true });
  await failureOf(call(balance, {}, { loading: true }));
  expect(hide).toHaveBeenCalledTimes(2);
});
