import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logQueries } from '../../apps/server/src/modules/records/log-queries.ts';
import { movements } from '../../apps/server/src/movements.ts';
import { sourceFiles } from './import-graph.mjs';
import { withMigratedDatabase } from './migrated-database.mjs';
import { root } from './paths.mjs';
import { collectStatements } from './statements/collect.mjs';
import { faultsOf } from './statements/prepare.mjs';

const server = join(root, 'apps/server/src');
/** Pass on statements of their callers, or build statements of names, which cannot be parameters. */
const LEFT_OUT = [
  ...['store/pool.ts', 'store/store.ts', 'store/tx.ts', 'store/migrate.ts', 'store/rights.ts'],
  ...['store/node-channels.ts', 'store/embedded/cluster.ts', 'store/hostile-acts.ts'],
];

const { page, sums } = logQueries(movements);

let client;
let end;
let ended;
beforeAll(async () => {
  await new Promise((resolve, reject) => {
    ended = withMigratedDatabase(
      (opened) =>
        new Promise((close) => {
          client = opened;
          end = close;
          resolve();
        }),
    );
    ended.catch(reject);
  });
});
afterAll(async () => {
  end?.();
  await ended;
});

test('every statement of the server can be prepared, with its values and its row type', async () => {
  const files = sourceFiles(server).filter(
    (path) => !path.endsWith('.test.ts') && !LEFT_OUT.includes(relative(server, path).replaceAll('\\', '/')),
  );
  const statements = collectStatements(files, { 'queries.page': page, 'queries.sums': sums });
  expect(statements.length).toBeGreaterThan(400);
  const faults = [];
  for (const statement of statements) faults.push(...(await faultsOf(client, statement)));
  expect(faults.map((fault) => relative(root, fault))).toEqual([]);
});

/** The faults of a file with this source, without their places. */
async function faultsIn(source) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-statements-'));
  try {
    const path = join(folder, 'sample.ts');
    writeFileSync(path, source);
    const faults = [];
    for (const statement of collectStatements([path])) faults.push(...(await faultsOf(client, statement)));
    return faults.map((fault) => fault.replace(/^.*?:\d+: /, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a misspelt column, an unused value and a wrong row type are found', async () => {
  expect(await faultsIn("db.query('select id from currency where rank = 1')")).toEqual([
    'column "rank" does not exist',
  ]);
  expect(await faultsIn("db.query('select key from setting where key = $1', [key, value])")).toEqual([
    '2 values for 1 parameters',
  ]);
  expect(await faultsIn("db.query('select key from setting where key = $2', [key, value])")).toEqual([
    'could not determine data type of parameter $1',
  ]);
  expect(
    await faultsIn("db.query<{ key: string; value: string; at: Date }>('select key from setting')"),
  ).toEqual(['the row type has value, which is not selected', 'the row type has at, which is not selected']);
  expect(await faultsIn("db.query<{ n: number }>('select count(*) as n from setting')")).toEqual([
    'n is bigint, the row type says number',
  ]);
});

test('texts are put together from constants, functions, lists and conditions', async () => {
  expect(
    await faultsIn(`
      const COLUMNS = 'key, value';
      const matching = (name: string, more: string) => \`\${name} = $1 \${more}\`;
      interface Row extends Record<string, unknown> { readonly key: string; }
      const find = (db: Db, key: string, lock = '') =>
        db.query<Row>(\`select \${COLUMNS} from setting where \${matching('key', lock)}\`, [key]);
      find(db, 'a');
      find(db, 'b', open ? 'for update' : 'for no key upgrade');
      for (const { sql } of [{ sql: 'select 1' }, { sql: 'select nothing' }]) db.query(sql);
      const valuesOf = () => { return { str: '{}', pos: 1 }; };
      const places = Object.keys(valuesOf()).map((name, index) => \`\${name} => $\${index + 1}\`);
      db.query(\`select unknown(\${places.join(', ')})\`, Object.values(valuesOf()));
    `),
  ).toEqual([
    'syntax error at or near "upgrade"',
    'column "nothing" does not exist',
    'function unknown(str => unknown, pos => unknown) does not exist',
  ]);
  expect(await faultsIn('db.query(textOf(a))')).toEqual([
    'the text of the statement cannot be read from the source',
  ]);
});
