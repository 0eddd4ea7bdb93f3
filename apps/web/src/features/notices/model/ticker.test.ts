import { expect, test } from 'vitest';
import { TICKER_MAX, tickerOf } from './ticker.ts';

const line = (kind: 'ticker' | 'dialog' | 'page' | 'status', id: string) =>
  ({ id, version: 1, kind, title: id, at: 0 }) as const;

test('the ticker has notices of its own and the state of the platform, in the order of the server', () => {
  const items = [line('status', 's'), line('page', 'p'), line('ticker', 't'), line('dialog', 'd')];
  expect(tickerOf(items).map(({ id }) => id)).toEqual(['s', 't']);
});

test('of many it takes the first ten', () => {
  const items = Array.from({ length: 12 }, (_, at) => line('ticker', `t${at}`));
  expect(tickerOf(items)).toEqual(items.slice(0, TICKER_MAX));
});
