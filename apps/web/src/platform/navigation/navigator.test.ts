import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exampleRoutes } from './example-routes.ts';
import { back, blank, push, replace, startNavigation } from './navigator.ts';
import { routeStore } from './route-store.ts';
import { registerRoutes } from './routes.ts';
import { setParams } from './set-params.ts';

beforeAll(() => registerRoutes(exampleRoutes));

const unvisited = routeStore.getState();

afterEach(() => {
  vi.unstubAllGlobals();
  routeStore.setState(unvisited, true);
});

test('[R2.14] blank opens the resolved route in a new window without an opener', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { pathname: '/index.html', search: '?from=card' });
  blank('lottery', { id: 'ssc-1m' });
  expect(open.mock.calls).toEqual([['/index.html?from=card#/lottery/show?id=ssc-1m', '_blank', 'noopener']]);
});

/** A window with the parts that navigation uses, at home; returns what was called. `load` runs while a screen loads. */
async function visit(load: () => unknown = () => undefined) {
  const calls = { loading: 0, scrolled: 0, back: 0, move: (_: { state: unknown }) => {} };
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => void Object.assign(history, { state }),
    pushState: (state: unknown) => void Object.assign(history, { state }),
    back: () => {
      calls.back += 1;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { hash: '#/', pathname: '/', search: '' });
  vi.stubGlobal('addEventListener', (_: string, handle: typeof calls.move) => {
    calls.move = handle;
  });
  vi.stubGlobal('scrollTo', () => {
    calls.scrolled += 1;
  });
  await startNavigation({
    guard: async (target) => target,
    translationsReady: async () => undefined,
    loadScreen: async () => load(),
    showLoading: () => {
      calls.loading += 1;
      return () => undefined;
    },
    settled: () => undefined,
    unknown: () => undefined,
    failed: (_, error) => {
      throw error;
    },
  });
  return calls;
}

const shown = () => routeStore.getState().current?.name;
const kept = () => routeStore.getState().pages.map(({ name }) => name);

test('[R2.15] [R2.1] the first visit of a page asks for the loading indicator, later ones do not; each begins at the top', async () => {
  const calls = await visit();
  const before = calls.loading;
  await push('record-bet');
  expect(calls.loading).toBe(before + 1);
  await push('home');
  await push('record-bet');
  expect(calls.loading).toBe(before + 1);
  expect(calls.scrolled).toBe(4);
});

test('[R2.14] a replaced page is gone; back without history replaces with home', async () => {
  const calls = await visit();
  await replace('record-bet');
  expect(kept()).not.toContain('home');
  expect(shown()).toBe('record-bet');
  back();
  await expect.poll(shown).toBe('home');
  expect(calls.back).toBe(0);
  await push('user-center');
  back();
  expect(calls.back).toBe(1);
});

test('[R2.14] parameters that are set replace the address and keep the page and its place in the history', async () => {
  await visit();
  await push('record-bet', { tab: 'games' });
  const replaceState = vi.spyOn(history, 'replaceState');
  const before = routeStore.getState();
  setParams({ tab: 'chase' });
  const after = routeStore.getState();
  expect(replaceState.mock.calls).toEqual([[{ position: 1 }, '', '#/record/bet?tab=chase']]);
  expect(after.current).toEqual({ name: 'record-bet', params: { tab: 'chase' } });
  expect(after.pages.at(-1)).toEqual({ ...before.pages.at(-1), params: { tab: 'chase' } });
  expect(after.opener).toBe(before.opener);
});

test('[R2.1] an address that changes while the first page loads is shown, also without an event', async () => {
  await visit(() => {
    location.hash = '#/record/bet';
  });
  expect(shown()).toBe('record-bet');
  expect(kept()).toEqual(['record-bet']);
});

test('[R2.1] an address of the page on show, entered while another page loads, is kept', async () => {
  let wait = Promise.withResolvers<void>();
  wait.resolve();
  const { move } = await visit(() => wait.promise);
  wait = Promise.withResolvers();
  const enter = (hash: string) => {
    location.hash = hash;
    move({ state: null });
  };
  enter('#/record/bet');
  enter('#/');
  wait.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('home');
});
