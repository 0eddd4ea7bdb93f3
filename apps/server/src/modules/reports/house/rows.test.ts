import { expect, test } from 'vitest';
import { useStore } from '../../../../test/kit.ts';
import { players } from './definitions/players.ts';
import { runFile } from './file.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Asked, allRows, readRows } from './rows.ts';
import type { Run } from './runs.ts';

const db = useStore();
const DAYS = 365;
const PLAYERS = 30;
const asked: Asked = { from: '2023-01-01', to: '2023-12-31', currency: 'USDT', group: 'day' };

test('[R6.2] a year of rows is read in parts of 2 000, each once, and never ahead of the reader', async () => {
  await db().asOwner(
    `insert into house_day (side, currency, day, subject, account, kind, received, entries)
     select 'player', 'USDT', '2023-01-01'::date + d, p::text, 'stakes', 'bet', d * 100 + p, 1
     from generate_series(0, ${DAYS - 1}) d, generate_series(1, ${PLAYERS}) p`,
  );
  let reads = 0;
  const store: Pick<ReturnType<typeof db>['store'], 'query'> = {
    query: ((...given: Parameters<ReturnType<typeof db>['store']['query']>) => {
      reads += 1;
      return db().store.query(...given);
    }) as never,
  };
  const run = {
    ...{ id: 1n, report: 'players', version: 1, software: 'x', zone: 'UTC', asked, operatorId: 1n, by: 'x' },
    ...{
      at: new Date(0),
      rows: DAYS * PLAYERS,
      totals: [],
      whole: [],
      ledger: [],
      tax: null,
      hash: Buffer.alloc(32),
    },
  } satisfies Run;
  const sizes: number[] = [];
  const lines = new Set<string>();
  for await (const part of runFile(store, players, run, 'enUs').parts) {
    const rows = part.split('\r\n').filter((line) => line.startsWith('2023-'));
    sizes.push(rows.length);
    for (const line of rows) lines.add(line);
    // One statement for the rows of a part, and one for their names.
    expect(reads).toBeLessThanOrEqual(2 * sizes.length);
  }
  expect(Math.max(...sizes)).toBe(2_000);
  expect(lines.size).toBe(DAYS * PLAYERS);
});

test('pages and parts have the same rows in the same order', async () => {
  const all: string[] = [];
  const print = fingerprintOf(players, asked);
  for await (const rows of allRows(db().store, players, asked)) {
    print.add(rows);
    all.push(...rows.map(({ day, subject }) => `${day} ${subject}`));
  }
  const page = await readRows(db().store, players, asked, { skip: 5_000, limit: 50 });
  expect(page.map(({ day, subject }) => `${day} ${subject}`)).toEqual(all.slice(5_000, 5_050));
  expect(all).toEqual(all.toSorted());
  expect(print.end()).toHaveLength(32);
});
