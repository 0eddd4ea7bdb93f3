import { afterEach, expect, test, vi } from 'vitest';
import { blank } from './navigator.ts';

afterEach(() => vi.unstubAllGlobals());

test('[R2.14] blank opens the resolved route in a new window without an opener', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { pathname: '/index.html', search: '?from=card' });
  blank('lottery', { id: 'ssc-1m' });
  expect(open.mock.calls).toEqual([['/index.html?from=card#/lottery/show?id=ssc-1m', '_blank', 'noopener']]);
});
