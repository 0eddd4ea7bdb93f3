import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { createCallCounts, providerDays } from './call-counts.ts';

const db = useStore();
const log = { warn: () => {} };

test('calls of several processes are added up by the hour, and what cannot be written is kept', async () => {
  const { store, clock } = db();
  const now = clock.local();
  const one = createCallCounts({ store, log });
  const other = createCallCounts({ store, log });
  one.count('payments', 'done', 100, now);
  one.count('payments', 'refused', 50, now);
  other.count('payments', 'unclear', 5_000, now);
  other.count('chain', 'done', 10, now - 30 * 3_600_000);
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  const days = await providerDays(store);
  expect(days.find(({ provider }) => provider === 'payments')).toMatchObject({
    calls: 3,
    refused: 1,
    unclear: 1,
    took_ms: 150n,
    answered_at: new Date(Math.round(now)),
  });
  expect(days.find(({ provider }) => provider === 'chain')).toMatchObject({
    calls: 0,
    answered_at: new Date(Math.round(now - 30 * 3_600_000)),
  });

  let isBroken = true;
  const flaky = createCallCounts({
    store: { query: (...given) => (isBroken ? Promise.reject(new Error('away')) : store.query(...given)) },
    log,
  });
  flaky.count('identity', 'done', 7, now);
  await flaky.flush();
  flaky.count('identity', 'done', 8, now);
  isBroken = false;
  await flaky.flush();
  const after = await providerDays(store);
  expect(after.find(({ provider }) => provider === 'identity')).toMatchObject({ calls: 2, took_ms: 15n });
});
