import { expect, test, vi } from 'vitest';
import { openTestStore, useStore } from '../../test/kit.ts';
import { createClock, createNodeChannels } from './index.ts';
import { setSteering } from './steering.ts';

const db = useStore();

test.each([-3_600_000, 3_600_000])(
  '[F8] a wall clock changed by %i ms does not change the platform time',
  async (ms) => {
    const { clock } = db();
    const [before, local] = [await clock.now(), clock.local()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    try {
      expect(clock.local()).toBeGreaterThanOrEqual(local);
      expect(clock.local() - local).toBeLessThan(60_000);
      await clock.measure();
      expect(clock.local() - local).toBeLessThan(60_000);
      expect(await clock.now()).toBeGreaterThanOrEqual(before);
    } finally {
      vi.useRealTimers();
    }
  },
);

test("the machine's clock, set or standing still, does not change by how much the platform's was moved", async () => {
  const { clock } = db();
  const moved = clock.moved();
  // The monotonic clock does not count the minute for which a machine stood still; the database's clock does.
  const now = performance.now.bind(performance);
  const still = vi.spyOn(performance, 'now').mockImplementation(() => now() - 60_000);
  try {
    await clock.advance(1_000);
    expect(clock.moved()).toBe(moved + 1_000);
    expect(Math.abs(clock.local() - (await clock.now()))).toBeLessThan(30_000);
  } finally {
    still.mockRestore();
    await clock.measure();
  }
});

test('moving the clock moves SQL, Node and every other node', async () => {
  const nodeChannels = createNodeChannels(db().store);
  const other = await createClock({ store: db().store, nodeChannels });
  const heard = new Promise<void>((done) => other.onMoved(done));
  const [before, moved] = [await db().clock.now(), db().clock.moved()];
  await db().clock.advance(86_400_000);
  await heard;
  expect((await db().clock.now()) - before).toBeGreaterThanOrEqual(86_400_000);
  for (const clock of [db().clock, other]) expect(clock.moved()).toBe(moved + 86_400_000);
  expect(other.local() - db().clock.local()).toBeLessThan(1_000);
  await nodeChannels.close();
});

test('a measurement that began before a move and ends after it changes nothing', async () => {
  let now = 1_000_000;
  let measureAgain = async (): Promise<void> => {};
  /** Ends the queries that wait; undefined while none does. */
  let holding: (() => void)[] | undefined;
  let asked = 0;
  const query = async () => {
    const answer = { rows: [{ now: new Date(now), moved: BigInt(now - 1_000_000) }] };
    asked += 1;
    if (holding && asked > 1) await new Promise<void>((resolve) => holding?.push(resolve));
    return answer;
  };
  const clock = await createClock({
    store: { query } as never,
    nodeChannels: {
      listen: async (_: string, hear: () => Promise<void>) => {
        measureAgain = hear;
      },
    } as never,
  });
  [holding, asked] = [[], 0];
  const early = measureAgain();
  await expect.poll(() => holding?.length).toBe(1);
  const waiting = holding;
  holding = undefined;
  now += 86_400_000;
  await clock.measure();
  now = 1_000_000;
  for (const end of waiting) end();
  await early;
  expect(clock.moved()).toBe(86_400_000);
});

test('the clock can be moved in mode test only: other modes refuse it in the API and in SQL, and reset a moved clock', async () => {
  const own = await openTestStore();
  try {
    await own.clock.advance(5_000);
    await setSteering(own.store.address, false);
    expect(await own.asOwner('select offset_ms from clock_offset')).toEqual([{ offset_ms: '0' }]);
    await expect(own.store.query('select clock_steer(1)')).rejects.toThrow('permission denied');
    await expect(own.store.query('update clock_offset set offset_ms = 1')).rejects.toThrow(
      'permission denied',
    );
    const fixed = await createClock({ store: own.store, nodeChannels: own.nodeChannels });
    await expect(fixed.advance(1)).rejects.toThrow('mode test');
  } finally {
    await own.close();
  }
});

test('notifications work again after their connection was cut', async () => {
  const { nodeChannels } = db();
  const heard: string[] = [];
  let hear = (): void => {};
  await nodeChannels.listen('cut', (payload) => {
    heard.push(payload);
    hear();
  });
  const back = new Promise<void>((done) => nodeChannels.onReconnect(done));
  await db().asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  );
  await back;
  const next = new Promise<void>((done) => {
    hear = done;
  });
  await nodeChannels.notify('cut', 'again');
  await next;
  expect(heard).toEqual(['again']);
});
