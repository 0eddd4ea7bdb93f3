import { describe, expect, test } from 'vitest';
import { dropOldShells, fileOf, keepShell, pageOf, partFor, type Shell, type ShellPorts } from './shell.ts';

const origin = 'https://tessera.example';
const shell: Shell = {
  build: 'two',
  entry: '/assets/client-2.js',
  files: ['/assets/client-2.js', '/assets/same.js'],
};
const pageText = '<script src="/assets/client-2.js"></script>';

/** In-memory caches, in the order they were opened. */
function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, origin).pathname;
  const opened = (kept: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => kept.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => void kept.set(pathOf(asked), response),
  });
  return {
    open: async (name: string) => {
      const kept = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, kept);
      return opened(kept);
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (asked: RequestInfo | URL) => {
      const found = await Promise.all([...caches.values()].map((kept) => opened(kept).match(asked)));
      return found.find(Boolean);
    },
  } as unknown as CacheStorage;
}

interface Service extends ShellPorts {
  /** Requested paths. */
  readonly asked: string[];
}

/** A service stub with answers for these paths; a path without an answer is unreachable. */
function service(answers: Readonly<Record<string, string | number>>): Service {
  const asked: string[] = [];
  return {
    asked,
    caches: memoryCaches(),
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, origin);
      asked.push(pathname);
      const answer = answers[pathname];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
    },
  };
}

const whole = { '/': pageText, '/assets/client-2.js': 'two', '/assets/same.js': 'same' };
const asking = (path: string) => new Request(origin + path);

describe('a build is cached', () => {
  test('with its page; files an earlier build also had are not fetched again', async () => {
    const ports = service(whole);
    await (await ports.caches.open('tessera-shell-one')).put('/assets/same.js', new Response('same'));
    await keepShell(shell, ports);
    expect(ports.asked.toSorted()).toEqual(['/', '/assets/client-2.js']);
    const cache = await ports.caches.open('tessera-shell-two');
    expect(await (await cache.match('/assets/same.js'))?.text()).toBe('same');
    expect(await (await cache.match('/'))?.text()).toBe(pageText);
  });

  test('once: a changed worker of the same build finds it', async () => {
    const { caches } = await kept();
    const ports = { ...service({}), caches };
    await keepShell(shell, ports);
    expect(ports.asked).toEqual([]);
  });

  test.each([
    ['a file is missing', { ...whole, '/assets/same.js': 404 }],
    ['the line breaks', { '/': pageText, '/assets/client-2.js': 'two' }],
    ['the page is already that of a later one', { ...whole, '/': '<script src="/assets/client-3.js">' }],
  ])('not at all when %s', async (_, answers) => {
    const ports = service(answers);
    await expect(keepShell(shell, ports)).rejects.toThrow();
    expect(await ports.caches.keys()).toEqual([]);
  });

  test('next to the previous build, which open pages may use; older ones are deleted', async () => {
    const ports = service(whole);
    for (const name of ['tessera-shell-zero', 'tessera-shell-one', 'other']) await ports.caches.open(name);
    await keepShell(shell, ports);
    await dropOldShells(shell, ports);
    expect(await ports.caches.keys()).toEqual(['tessera-shell-one', 'other', 'tessera-shell-two']);
  });
});

describe('the page', () => {
  test("is the service's as long as it answers", async () => {
    const ports = service({ ...whole });
    await keepShell(shell, ports);
    const newer = service({ '/': 'newer' });
    expect(await (await pageOf(shell, asking('/'), { ...newer, caches: ports.caches })).text()).toBe('newer');
    const early = Promise.resolve(new Response('asked for early'));
    expect(await (await pageOf(shell, asking('/'), ports, early)).text()).toBe('asked for early');
  });

  test.each([
    ['without a network', {}],
    ['while a proxy answers for a service that is down', { '/': 502 }],
  ])('is the cached one %s', async (_, answers) => {
    const { caches } = await kept();
    const page = await pageOf(
      shell,
      asking('/'),
      { ...service(answers), caches },
      Promise.reject(new Error()),
    );
    expect(await page.text()).toBe(pageText);
  });

  test('is the answer of the service if none is cached', async () => {
    expect((await pageOf(shell, asking('/'), service({ '/': 503 }))).status).toBe(503);
    expect((await pageOf(shell, asking('/'), service({}))).type).toBe('error');
  });
});

test('a file is the cached one, of any build; otherwise it is fetched', async () => {
  const ports = await kept();
  await (await ports.caches.open('tessera-shell-one')).put('/assets/client-1.js', new Response('one'));
  expect(await (await fileOf(asking('/assets/client-1.js'), ports)).text()).toBe('one');
  const newer = service({ '/assets/client-3.js': 'three' });
  expect(await (await fileOf(asking('/assets/client-3.js'), { ...newer, caches: ports.caches })).text()).toBe(
    'three',
  );
});

test.each([
  ['/', 'navigate', 'GET', 'page'],
  ['/?from=home', 'navigate', 'GET', 'page'],
  ['/verify.html', 'navigate', 'GET', null],
  ['/assets/any-1a2b3c4d.js', 'cors', 'GET', 'file'],
  ['/assets/client-2.js', 'cors', 'POST', null],
  ['/api/user/data', 'cors', 'GET', null],
  ['/common/setting', 'cors', 'POST', null],
  ['/socket.io/', 'cors', 'GET', null],
  ['//other.example/assets/any.js', 'cors', 'GET', null],
])('%s (%s, %s) is answered as %s', (path, mode, method, part) => {
  const url = new URL(path, origin).href;
  expect(partFor(shell, { url, mode, method } as Request, origin)).toBe(part);
});

async function kept(): Promise<Service> {
  const ports = service(whole);
  await keepShell(shell, ports);
  return ports;
}
