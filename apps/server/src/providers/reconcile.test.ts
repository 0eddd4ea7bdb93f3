import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import type { Range } from './book-line.ts';
import { createReconciler } from './reconcile.ts';

const HOUR = 3_600_000;
const db = useStore();

/** A reconciler of one provider without movements; `away` makes it unreachable. */
function emptyReconciler() {
  const jobs = { add: async () => {} };
  const reconciler = createReconciler({ ...db(), jobs, log: { error: () => {} } as never });
  const provider = { away: false };
  const asked: Range[] = [];
  reconciler.add({
    provider: 'payments',
    theirs: async (range) => {
      asked.push(range);
      return provider.away ? undefined : [];
    },
    ours: async () => [],
  });
  return { provider, asked, compare: () => reconciler.reconcile('payments') };
}

test('[P4] after an outage the nights that were missed are compared too, for at most 31 days', async () => {
  const { provider, asked, compare } = emptyReconciler();
  const first = await compare();
  expect(Math.round((first.to - first.from) / HOUR)).toBe(26);

  await db().clock.advance(72 * HOUR);
  provider.away = true;
  expect((await compare()).reached).toBe(false);
  await db().clock.advance(24 * HOUR);
  provider.away = false;
  const late = await compare();
  expect(late.from).toBeLessThan(first.to);
  expect(asked.at(-1)!.from).toBeLessThan(late.from);
  expect((await compare()).from).toBeGreaterThan(first.to);

  await db().clock.advance(90 * 24 * HOUR);
  const last = await compare();
  expect(Math.round((last.to - last.from) / (24 * HOUR))).toBe(31);
});
