import type { Amount } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import type { BookLine } from './book-line.ts';
import { closeDifference, type DifferenceState, differencesOf } from './differences.ts';
import { createReconciler } from './reconcile.ts';

const HOUR = 3_600_000;
const db = useStore();

const of = (state: DifferenceState) => differencesOf(db().store, { state, before: undefined, limit: 10 });

test('[P4] a difference is kept once by its reference, is gone when it ends, and stays closed with its amounts', async () => {
  const jobs = { add: async () => {} };
  const reconciler = createReconciler({ ...db(), jobs, log: { error: () => {} } as never });
  const now = db().clock.local();
  const line = (ref: string, amount: bigint): BookLine => ({
    ref,
    kind: 'payout',
    amount: amount as Amount,
    currency: 'CNY',
    at: now - HOUR,
  });
  let theirs: readonly BookLine[] = [];
  let ours: readonly BookLine[] = [];
  reconciler.add({ provider: 'payments', theirs: async () => theirs, ours: async () => ours });
  const compare = () => reconciler.reconcile('payments');

  ours = [line('wd-1', -120n), line('wd-2', -50n)];
  theirs = [line('wd-1', -117n)];
  await compare();
  await compare();
  const open = await of('open');
  expect(open.map(({ ref, problem, ours: a, theirs: b }) => [ref, problem, a, b]).toSorted()).toEqual([
    ['wd-1', 'differs', '-0.0120', '-0.0117'],
    ['wd-2', 'missing_there', '-0.0050', null],
  ]);
  expect(open.every(({ moved_at }) => moved_at?.getTime() === now - HOUR)).toBe(true);

  // The provider adds the missing one.
  theirs = [line('wd-1', -117n), line('wd-2', -50n)];
  await compare();
  expect((await of('open')).map(({ ref }) => ref)).toEqual(['wd-1']);
  expect((await of('gone')).map(({ ref }) => ref)).toEqual(['wd-2']);

  const [left] = await of('open');
  const consoleStore = db().consoleStore!;
  const close = () => closeDifference(consoleStore, { id: left!.id, by: 'cashier', note: 'a fee' });
  expect([await close(), await close()]).toEqual([true, false]);
  await compare();
  expect(await of('open')).toEqual([]);
  // Other amounts are another difference.
  theirs = [line('wd-1', -100n), line('wd-2', -50n)];
  await compare();
  expect((await of('open')).map(({ ref, theirs: b }) => [ref, b])).toEqual([['wd-1', '-0.0100']]);
  expect((await of('closed')).map(({ note }) => note)).toEqual(['a fee']);
});

test('a comparison that does not reach the provider changes no difference', async () => {
  const jobs = { add: async () => {} };
  const reconciler = createReconciler({ ...db(), jobs, log: { error: () => {} } as never });
  const before = await of('open');
  expect(before).toHaveLength(1);
  reconciler.add({ provider: 'payments', theirs: async () => undefined, ours: async () => [] });
  expect((await reconciler.reconcile('payments')).reached).toBe(false);
  expect(await of('open')).toEqual(before);
});
