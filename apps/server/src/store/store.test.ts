import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { AppError } from '../errors.ts';
import { isStoreUnavailable, openStore } from './index.ts';
import { once } from './once.ts';

const db = useStore();

test('money and ids are read as bigint, in arrays too; days as text', async () => {
  const { rows } = await db().store.query(
    "select 9007199254740993::int8 as big, array[1, null]::int8[] as many, '2026-02-28'::date as day",
  );
  expect(rows).toEqual([{ big: 9007199254740993n, many: [1n, null], day: '2026-02-28' }]);
});

test('a statement inside a transaction sees its changes and is rolled back with it', async () => {
  const { store } = db();
  const failing = store.tx(async (tx) => {
    await tx.query(
      "insert into job (kind, key, run_at, payload) values ('undone', 'a', to_timestamp(0), '{}')",
    );
    const seen = await tx.query("select 1 from job where kind = 'undone'");
    expect(seen.rowCount).toBe(1);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  const left = await store.query("select 1 from job where kind = 'undone'");
  expect(left.rowCount).toBe(0);
});

test('[M3] a transaction with a deadlock or serialization failure runs again, five times at most', async () => {
  const { store } = db();
  let runs = 0;
  const answer = await store.tx(async (tx) => {
    runs += 1;
    if (runs < 4) await tx.query("do $$ begin raise exception 'met' using errcode = '40001'; end $$");
    return 'done';
  });
  expect({ answer, runs }).toEqual({ answer: 'done', runs: 4 });

  let tries = 0;
  const hopeless = store.tx(async (tx) => {
    tries += 1;
    await tx.query("do $$ begin raise exception 'met' using errcode = '40P01'; end $$");
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40P01' });
  expect(tries).toBe(6);
});

test('a transaction with a failed statement cannot be committed, even when the error was caught', async () => {
  const swallowed = db().store.tx(async (tx) => {
    await tx.query('select 1 / 0').catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
});

const request = { userId: 7n, scope: '/api/lottery/bet', rid: 'r1', body: { b: 1, a: [2n] } };

test('[L6] the same key and body gets the stored answer, fifty times in parallel, and has one effect', async () => {
  const { store } = db();
  let effects = 0;
  const ask = () =>
    store.tx((tx) =>
      once(tx, request, async () => {
        effects += 1;
        return { bet: '42' };
      }),
    );
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ bet: '42' })));
  expect(effects).toBe(1);
});

test('[L6] the same key with another body is a conflict and has no effect', async () => {
  const work = async (): Promise<never> => {
    throw new Error('must not run');
  };
  const other = db().store.tx((tx) => once(tx, { ...request, body: { a: [2n], b: 2 } }, work));
  await expect(other).rejects.toEqual(new AppError('idempotency_conflict'));
});

test('[L6] a request whose work failed leaves no record: the next try does the work', async () => {
  const { store } = db();
  const asked = { ...request, rid: 'r2' };
  const failing = store.tx((tx) =>
    once(tx, asked, async () => {
      throw new AppError('balance_insufficient');
    }),
  );
  await expect(failing).rejects.toMatchObject({ code: 'balance_insufficient' });
  expect(await store.tx((tx) => once(tx, asked, async () => 'second'))).toBe('second');
});

test('ids grow, never repeat, and never exceed the safe range of JSON numbers', async () => {
  const ids = await Promise.all(Array.from({ length: 300 }, () => db().ids.next()));
  expect(new Set(ids).size).toBe(300);
  const { rows } = await db().store.query<{ most: bigint }>(
    "select max_value as most from pg_sequences where sequencename = 'id_seq'",
  );
  expect(rows[0]?.most).toBe(BigInt(Number.MAX_SAFE_INTEGER));
});

test('[F2] errors of a lost, refusing, closed or full database differ from errors of the statement', async () => {
  const { store } = db();
  const awayAfter = async (asked: Promise<unknown>) =>
    isStoreUnavailable(
      await asked.then(
        () => 'answered',
        (error: unknown) => error,
      ),
    );
  const nowhere = openStore({ ownerUrl: '', auditUrl: '', appUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  const closed = openStore(store.address);
  await closed.close();
  const raise = (code: string) =>
    store.query(`do $$ begin raise exception 'as told' using errcode = '${code}'; end $$`);
  const away = [
    store.query('select pg_terminate_backend(pg_backend_pid())'),
    nowhere.query('select 1'),
    closed.query('select 1'),
    ...['53100', '53300', '57P03', '57014', '25P03', '08006'].map(raise),
  ];
  expect(await Promise.all(away.map(awayAfter))).toEqual(away.map(() => true));
  const faults = [store.query('select nothing'), raise('23505'), Promise.reject(new Error())];
  expect(await Promise.all(faults.map(awayAfter))).toEqual(faults.map(() => false));
  await nowhere.close();
});
