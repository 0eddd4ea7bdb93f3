import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useStore } from '../../test/kit.ts';
import {
  type Again,
  createJobs,
  type DefinedJob,
  defineJob,
  defineLongJob,
  idField,
  inStep,
  type JobOf,
  type Jobs,
  type Tx,
} from './index.ts';

const placePayload = z.object({ place: z.number().optional() });
type Due = JobOf<z.output<typeof placePayload>>;
type JobHandler = (job: Due, tx: Tx) => Promise<Again | undefined> | Promise<void>;

const db = useStore();
let kinds = 0;

/** A runner with one kind of job; `called(n)` resolves when its handler has been called n times. */
function runnerOf(handler: JobHandler, options: { lanes?: number; long?: boolean } = {}) {
  const { lanes } = options;
  const jobs: Jobs = createJobs({ ...db(), ...(lanes ? { lanes } : {}) });
  kinds += 1;
  const kind = `kind-${kinds}`;
  const seen: Due[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const watched: JobHandler = async (job, tx) => {
    try {
      return (await handler(job, tx)) ?? undefined;
    } finally {
      seen.push(job);
      for (const { count, done } of waiting) if (seen.length >= count) done();
    }
  };
  const job: DefinedJob<unknown, z.output<typeof placePayload>> = options.long
    ? defineLongJob(kind, { payload: placePayload, run: (_, due) => watched(due, undefined as never) })
    : defineJob(kind, { payload: placePayload, run: (_, due, tx) => watched(due, tx) });
  jobs.on(job, undefined);
  const called = (count: number) =>
    new Promise<void>((done) => {
      if (seen.length >= count) done();
      else waiting.push({ count, done });
    });
  return { jobs, job, kind, seen, called };
}

const nothing: JobHandler = async () => {};

test('[D1] a job of a kind and key is done once, however often it is added and however many nodes run', async () => {
  const one = runnerOf(nothing);
  const other = createJobs(db());
  other.on(one.job, undefined);
  const now = await db().clock.now();
  const keys = Array.from({ length: 40 }, (_, index) => String(index % 20));
  await Promise.all(keys.map((key) => one.jobs.add(one.job, key, now)));
  one.jobs.start();
  other.start();
  await one.called(20);
  await Promise.all([one.jobs.stop(), other.stop()]);
  expect(one.seen.map((job) => job.key).sort()).toEqual([...new Set(keys)].sort());
  await one.jobs.add(one.job, '3', now);
  const { rows } = await db().store.query('select 1 from job where kind = $1 and done_at is null', [
    one.kind,
  ]);
  expect(rows).toEqual([]);
});

test.each([{ long: false }, { long: true }])(
  'a job with nothing left to do is marked as done, unless a lane is running it (long: $long)',
  async ({ long }) => {
    const { store } = db();
    const { jobs, job, kind, seen, called } = runnerOf(
      async (_job, tx) => {
        if (long) await store.tx((own) => jobs.takeBack(job, ['runs', 'waits'], own));
        else await jobs.takeBack(job, ['waits'], tx);
        return { runAgainAt: db().clock.local() + 60_000 };
      },
      { long },
    );
    const now = await db().clock.now();
    await jobs.add(job, ['waits', 'stays'], now + 60_000);
    await jobs.add(job, 'runs', now);
    jobs.start();
    await called(1);
    await jobs.stop();
    expect(seen.map(({ key }) => key)).toEqual(['runs']);
    const { rows } = await store.query(
      'select key from job where kind = $1 and done_at is null order by key',
      [kind],
    );
    expect(rows).toEqual([{ key: 'runs' }, { key: 'stays' }]);
  },
);

test('jobs run when they are due, in the order of their times; the clock may be moved instead of waiting', async () => {
  const { jobs, job, seen, called } = runnerOf(nothing, { lanes: 1 });
  jobs.start();
  const now = await db().clock.now();
  await jobs.add(job, 'later', now + 7_200_000, { place: 2 });
  await jobs.add(job, 'sooner', now + 3_600_000, { place: 1 });
  await db().clock.advance(3_600_000);
  await called(1);
  expect(seen).toMatchObject([{ key: 'sooner', runAt: now + 3_600_000, payload: { place: 1 }, attempts: 0 }]);
  await db().clock.advance(3_600_000);
  await called(2);
  await jobs.stop();
  expect(seen[1]?.key).toBe('later');
});

test('work that is due every minute is done once after a week without it, and stays in step', async () => {
  const MINUTE = 60_000;
  const { jobs, job, kind, seen, called } = runnerOf(async (due) => inStep(MINUTE, due), { lanes: 1 });
  const now = await db().clock.now();
  await jobs.add(job, 'all', now);
  await db().clock.advance(7 * 86_400_000 + 1_000);
  jobs.start();
  await called(1);
  await jobs.stop();
  const { rows } = await db().store.query<{ run_at: Date }>('select run_at from job where kind = $1', [kind]);
  expect(rows[0]!.run_at.getTime()).toBeGreaterThan(seen[0]!.takenAt);
  expect((rows[0]!.run_at.getTime() - now) % MINUTE).toBe(0);
  expect(rows[0]!.run_at.getTime() - seen[0]!.takenAt).toBeLessThanOrEqual(MINUTE);
});

test('the writes of a failing handler are rolled back, and it is called again', async () => {
  const { store } = db();
  const { jobs, job, kind, seen, called } = runnerOf(async (job, tx) => {
    await tx.query("insert into request values (1, 'job', $1, '', null, app_now())", [String(job.attempts)]);
    if (job.attempts === 0) throw new Error('first try fails');
  });
  jobs.start();
  await jobs.add(job, 'a', await db().clock.now());
  await called(1);
  await jobs.stop();
  jobs.start();
  await db().clock.advance(60_000);
  await called(2);
  await jobs.stop();
  expect(seen.map((job) => job.attempts)).toEqual([0, 1]);
  const written = await store.query("select rid from request where scope = 'job'");
  expect(written.rows).toEqual([{ rid: '1' }]);
  const { rows } = await store.query('select last_error, done_at from job where kind = $1', [kind]);
  expect(rows[0]?.last_error).toContain('first try fails');
  expect(rows[0]?.done_at).toBeInstanceOf(Date);
});

test('a job added in a transaction that fails is not added', async () => {
  const { jobs, job, kind } = runnerOf(nothing);
  const failing = db().store.tx(async (tx) => {
    await jobs.add(job, 'a', 0, {}, tx);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect((await db().store.query('select 1 from job where kind = $1', [kind])).rowCount).toBe(0);
});

test('a handler can ask to be called again at a time', async () => {
  const { jobs, job, seen, called } = runnerOf(async (job) =>
    seen.length < 2 ? { runAgainAt: job.runAt + 30_000 } : undefined,
  );
  const now = await db().clock.now();
  await jobs.add(job, 'clockwork', now);
  jobs.start();
  for (const count of [1, 2, 3]) {
    await called(count);
    await turn();
    await db().clock.advance(30_000);
  }
  await jobs.stop();
  expect(seen.map((job) => job.runAt)).toEqual([now, now + 30_000, now + 60_000]);
});

test('stopping waits for running work', async () => {
  let finish = (): void => {};
  const gate = new Promise<void>((done) => {
    finish = done;
  });
  let begun = (): void => {};
  const running = new Promise<void>((done) => {
    begun = done;
  });
  const { jobs, job, kind } = runnerOf(async () => {
    begun();
    await gate;
  });
  await jobs.add(job, 'a', await db().clock.now());
  jobs.start();
  await running;
  const stopped = jobs.stop();
  finish();
  await stopped;
  const { rows } = await db().store.query('select done_at from job where kind = $1', [kind]);
  expect(rows[0]?.done_at).toBeInstanceOf(Date);
});

test('slow work never takes all lanes: a quick job runs while more slow jobs are due than there are lanes', async () => {
  const { jobs, job, called } = runnerOf(nothing, { lanes: 4 });
  let finish = (): void => {};
  const gate = new Promise<void>((done) => {
    finish = done;
  });
  let busy = 0;
  const slow = defineJob('slow', {
    slow: true,
    async run() {
      busy += 1;
      await gate;
    },
  });
  jobs.on(slow, undefined);
  const now = await db().clock.now();
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => jobs.add(slow, key, now - 1_000)));
  jobs.start();
  await jobs.add(job, 'quick', now);
  await called(1);
  expect(busy).toBeLessThanOrEqual(2);
  finish();
  await jobs.stop();
});

test('a kind has one handler', () => {
  const { jobs, job, kind } = runnerOf(nothing);
  expect(() => jobs.on(job, undefined)).toThrow(kind);
});

test('the payload is stored as text and read by its schema; a job is given what it works with', async () => {
  const jobs = createJobs(db());
  const seen: unknown[] = [];
  const large = 2n ** 60n;
  const job = defineJob('paid', {
    payload: z.object({ user: idField }),
    async run(list: unknown[], { key, payload }) {
      list.push([key, payload]);
    },
  });
  jobs.on(job, seen);
  await jobs.add(job, 'a', await db().clock.now(), { user: large });
  const { rows } = await db().store.query("select payload from job where kind = 'paid'");
  expect(rows).toEqual([{ payload: { user: String(large) } }]);
  jobs.start();
  await expect.poll(() => seen).toEqual([['a', { user: large }]]);
  await jobs.stop();
});

describe('long work', () => {
  test('[E16] runs without an open transaction: it opens its own, and the job is done when the work ends', async () => {
    const { store } = db();
    const { jobs, job, kind, called } = runnerOf(
      async (job) => {
        await store.tx((tx) =>
          tx.query("insert into request values (2, 'long', $1, '', null, app_now())", [job.key]),
        );
      },
      { long: true },
    );
    await jobs.add(job, 'a', await db().clock.now());
    jobs.start();
    await called(1);
    await jobs.stop();
    expect((await store.query("select from request where scope = 'long'")).rowCount).toBe(1);
    const { rows } = await store.query('select done_at, held_by from job where kind = $1', [kind]);
    expect(rows).toEqual([{ done_at: expect.any(Date), held_by: null }]);
  });

  test('of a node that died is taken over by another node; of a node that is alive it is not', async () => {
    const one = runnerOf(nothing, { long: true });
    const { rows } = await db().store.query<{ node: number }>('select 7::integer as node');
    const dead = rows[0]!.node;
    await one.jobs.add(one.job, 'of the dead', await db().clock.now());
    await one.jobs.add(one.job, 'of the living', await db().clock.now());
    const alive = new pg.Client(db().store.address.appUrl);
    await alive.connect();
    await alive.query('select pg_advisory_lock_shared(node_lock_class(), 8)');
    await db().store.query(
      "update job set held_by = case key when 'of the dead' then $2 else 8 end where kind = $1",
      [one.kind, dead],
    );
    one.jobs.start();
    await one.called(1);
    expect(one.seen.map(({ key }) => key)).toEqual(['of the dead']);
    await alive.end();
    await one.called(2);
    await one.jobs.stop();
    expect(one.seen.map(({ key }) => key)).toEqual(['of the dead', 'of the living']);
  });

  test('that fails is called again, later', async () => {
    const { jobs, job, kind, called } = runnerOf(
      async ({ attempts }) => {
        if (attempts === 0) throw new Error('first try fails');
      },
      { long: true },
    );
    await jobs.add(job, 'a', await db().clock.now());
    jobs.start();
    await called(1);
    const postponed = () =>
      db().store.query('select from job where kind = $1 and attempts = 1 and held_by is null', [kind]);
    await expect.poll(async () => (await postponed()).rowCount).toBe(1);
    await db().clock.advance(60_000);
    await called(2);
    await jobs.stop();
  });
});
