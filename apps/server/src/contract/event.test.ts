import { expect, test } from 'vitest';
import { z } from 'zod';
import { useStore } from '../../test/kit.ts';
import { createJobs, defineJob, idField } from '../store/index.ts';
import { createEvents, defineEvent, defineModule, on } from './index.ts';

const db = useStore();
const paid = defineEvent('test.paid', z.object({ user: idField, amount: z.number() }));
let made = 0;

/** Subscribers to `paid`, their running jobs, and the keys that each has got. */
function world(works: readonly ((key: string) => void)[]) {
  const jobs = createJobs(db());
  made += 1;
  const heard: { key: string; user: bigint }[][] = works.map(() => []);
  const subscribers = works.map((work, place) =>
    defineJob(`subscriber-${made}-${place}`, {
      payload: z.object({ user: idField }),
      async run(_: unknown, { key, payload }) {
        work(key);
        heard[place]!.push({ key, ...payload });
      },
    }),
  );
  for (const job of subscribers) jobs.on(job, undefined);
  const subscriptions = subscribers.map((job) => on(paid, job));
  const rows = () =>
    db().asOwner<{ kind: string; done: boolean }>(
      'select kind, done_at is not null as done from job where kind like $1 order by kind',
      [`subscriber-${made}-%`],
    );
  return { jobs, heard, subscribers, rows, ...createEvents({ jobs, clock: db().clock }, subscriptions) };
}

const nothing = () => {};

test('each subscriber gets an event once, after the commit, with the fields that it asks for', async () => {
  const { jobs, heard, publish, rows } = world([nothing, nothing]);
  jobs.start();
  await db().store.tx(async (tx) => {
    await publish(tx, paid, 'a', { user: 7n, amount: 1 });
    await publish(tx, paid, 'a', { user: 7n, amount: 1 });
    expect(await rows()).toEqual([]);
  });
  const all = [[{ key: 'a', user: 7n }], [{ key: 'a', user: 7n }]];
  await expect.poll(() => heard).toEqual(all);
  await db().store.tx((tx) => publish(tx, paid, 'a', { user: 7n, amount: 1 }));
  await db().store.tx((tx) => publish(tx, paid, 'b', { user: 8n, amount: 1 }));
  await expect.poll(() => heard.map((keys) => keys.length)).toEqual([2, 2]);
  await jobs.stop();
  expect((await rows()).map(({ done }) => done)).toEqual([true, true, true, true]);
});

test('an event of a transaction that fails is not delivered', async () => {
  const { publish, rows } = world([nothing]);
  const failing = db().store.tx(async (tx) => {
    await publish(tx, paid, 'a', { user: 7n, amount: 1 });
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect(await rows()).toEqual([]);
});

test('a subscriber that fails is called again alone, and does not hold up the others', async () => {
  let failures = 0;
  const fails = () => {
    failures += 1;
    if (failures < 3) throw new Error('not yet');
  };
  const { jobs, heard, publish, rows } = world([fails, nothing]);
  await db().store.tx((tx) => publish(tx, paid, 'a', { user: 7n, amount: 1 }));
  jobs.start();
  await expect.poll(() => heard[1]).toHaveLength(1);
  for (const failed of [1, 2]) {
    await expect.poll(() => failures).toBe(failed);
    const pauses = () =>
      db().store.query('select from job where attempts = $1 and kind like $2', [
        failed,
        `subscriber-${made}-%`,
      ]);
    await expect.poll(async () => (await pauses()).rowCount).toBe(1);
    expect(heard[0]).toEqual([]);
    await db().clock.advance(60_000);
  }
  await expect.poll(() => heard[0]).toHaveLength(1);
  await jobs.stop();
  expect(heard[1]).toHaveLength(1);
  expect((await rows()).map(({ done }) => done)).toEqual([true, true]);
});

test('an event without a subscriber adds no row', async () => {
  const { publish } = world([nothing]);
  const before = await db().store.query('select from job');
  const unheard = defineEvent('test.unheard', z.object({}));
  await db().store.tx((tx) => publish(tx, unheard, 'a', {}));
  expect((await db().store.query('select from job')).rowCount).toBe(before.rowCount);
});

test('a job is subscribed to an event once', () => {
  const { jobs, subscribers } = world([nothing]);
  const [job] = subscribers;
  expect(() => createEvents({ jobs, clock: db().clock }, [on(paid, job!), on(paid, job!)])).toThrow(
    'subscribed twice to test.paid',
  );
});

test('a module says what its jobs work with, and its type is checked', () => {
  const job = defineJob('test.typed', { run: async (_: { readonly store: string }) => {} });
  const base = { name: 'typed', needs: [], create: () => ({ store: 'a' }) } as const;
  expect(defineModule({ ...base, jobs: [job], jobDeps: (service) => service }).name).toBe('typed');
  // @ts-expect-error -- `jobDeps` is missing
  defineModule({ ...base, jobs: [job] });
  const asks = defineJob('test.asks', { payload: paid.payload, run: async () => {} });
  const bare = defineEvent('test.bare', z.object({}));
  // @ts-expect-error -- the event does not have the fields that the job asks for
  expect(on(bare, asks).job).toBe(asks);
  // @ts-expect-error -- the job works with a text
  defineModule({ ...base, jobs: [job], jobDeps: () => ({ store: 1 }) });
});
