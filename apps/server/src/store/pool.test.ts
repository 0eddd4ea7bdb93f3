import { describe, expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { createBatchQueue, defineJob, isStoreUnavailable, openStore, outsideTransaction } from './index.ts';
import { WAITING_PER_CONNECTION } from './pool.ts';
import { SecondConnectionError } from './transaction-scope.ts';

const db = useStore();

const job = defineJob('kind', { run: async () => {} });

describe('[E16] inside a transaction', () => {
  const inside = (work: () => Promise<unknown>) =>
    expect(db().store.tx(async () => work())).rejects.toThrow(SecondConnectionError);

  test('a second connection is refused, for every caller', async () => {
    const { store, clock, ids, jobs, nodeChannels } = db();
    await inside(() => store.query('select 1'));
    await inside(() => store.pool.query('select 1'));
    await inside(() => store.pool.connect());
    await inside(() => store.lane.query('select 1'));
    await inside(() => store.steps.query('select 1'));
    await inside(() => store.health.query('select 1'));
    await inside(() => store.tx(async () => {}));
    await inside(() => clock.now());
    await inside(() => jobs.add(job, 'key', 0));
    await inside(() => nodeChannels.notify('channel', 'text'));
    await inside(async () => {
      for (let taken = 0; taken <= 64; taken += 1) await ids.next();
    });
  });

  test('no item can be added to a batch, because the batch may need a connection', async () => {
    const queue = createBatchQueue<{ weight: number }, number>({
      lanes: 1,
      room: 1,
      run: async (batch) => batch.map(() => 1),
    });
    await inside(() => queue.submit({ weight: 1 }));
    expect(await queue.submit({ weight: 1 })).toBe(1);
  });

  test('statements through the transaction work, and statements after it as well', async () => {
    const { store, clock } = db();
    let later: Promise<unknown> | undefined;
    const now = await store.tx(async (tx) => {
      later = outsideTransaction(() => store.query('select 1'));
      return clock.now(tx);
    });
    expect(now).toBeGreaterThan(0);
    await later;
    await store.query('select 1');
  });

  test('a production node reports it and continues', async () => {
    const reported: Error[] = [];
    const store = openStore(db().store.address, {
      onSecondConnection: (error) => void reported.push(error),
    });
    await store.tx(async () => store.query('select 1'));
    expect(reported).toEqual([expect.any(SecondConnectionError)]);
    await store.close();
  });
});

describe('[E15] [F11] a pool whose connections are all in use', () => {
  test('refuses a caller at once when its queue is full, with an error for a busy pool', async () => {
    const store = openStore(db().store.address, { connectionsMax: 1 });
    const held = await store.pool.connect();
    const waiting = Array.from({ length: WAITING_PER_CONNECTION }, () => store.query('select 1'));
    const refused = await store.query('select 1').catch((error: unknown) => error);
    expect(isStoreUnavailable(refused)).toBe(true);
    // Health checks and due jobs have separate connections.
    expect((await store.health.query('select 1')).rowCount).toBe(1);
    expect(await store.steps.tx(async (tx) => (await tx.query('select 1')).rowCount)).toBe(1);
    held.release();
    await Promise.all(waiting);
    await store.close();
  });

  test('lets no caller wait forever', async () => {
    const store = openStore(db().store.address, { connectionsMax: 1 });
    const held = await store.pool.connect();
    const refused = await store.query('select 1').catch((error: unknown) => error);
    expect(isStoreUnavailable(refused)).toBe(true);
    held.release();
    await store.close();
  });
});

describe('[E16] a connection', () => {
  const limits = { statementMs: 50, idleInTransactionMs: 50 };

  test('ends a statement that takes too long', async () => {
    const store = openStore(db().store.address, { limits });
    const ended = await store.query('select pg_sleep(60)').catch((error: unknown) => error);
    expect(isStoreUnavailable(ended)).toBe(true);
    expect((await store.query('select 1')).rowCount).toBe(1);
    await store.close();
  });

  test('ends an idle transaction', async () => {
    const store = openStore(db().store.address, { limits });
    const ended = store.tx(async (tx) => {
      await tx.query('select 1');
      await expect
        .poll(async () =>
          outsideTransaction(
            async () =>
              (await db().store.query("select from pg_stat_activity where state = 'idle in transaction'"))
                .rowCount,
          ),
        )
        .toBe(0);
      await tx.query('select 1');
    });
    await expect(ended).rejects.toThrow();
    await store.close();
  });
});
