import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exampleRoutes } from './example-routes.ts';
import { blank } from './navigator.ts';
import { registerRoutes } from './routes.ts';

beforeAll(() => registerRoutes(exampleRoutes));

afterEach(() => vi.unstubAllGlobals());

test('[R2.14] blank opens the resolved route in a new window without an opener', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { pathname: '/index.html', search: '?from=card' });
  blank('lottery', { id: 'ssc-1m' });
  expect(open.mock.calls).toEqual([['/index.html?from=card#/lottery/show?id=ssc-1m', '_blank', 'noopener']]);
});
