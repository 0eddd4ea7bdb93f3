import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { SCHEMA, schemaIn } from './schema.ts';

const db = useStore();
const files = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(join(SCHEMA, name), 'utf8') }));
const isFunction = ({ name }: { name: string }): boolean => /^[a-z-]+\/functions\/\w+\.sql$/.test(name);

/** Functions that a script defines, in any way of writing it. */
const functionsOf = (sql: string): string[] =>
  [...sql.matchAll(/\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+(\w+)/gi)].map(
    ([, name = '']) => name,
  );

test('each file of a `functions` folder defines the function of its name and no other', () => {
  const found = files.filter(isFunction).map(({ name, sql }) => [basename(name, '.sql'), functionsOf(sql)]);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(found.map(([name]) => [name, [name]]));
});

test('every function of the database is defined in exactly one file', async () => {
  const defined = files.flatMap(({ sql }) => functionsOf(sql)).sort();
  const rows = await db().asOwner(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(defined).toEqual(rows.map(({ name }) => name).sort());
});

test('every file of the schema is run, and opens with what it holds', () => {
  const { baseline, repeatables } = schemaIn(SCHEMA);
  const run = new Set([...baseline, ...repeatables].map(({ name }) => name));
  expect(files.map(({ name }) => name).filter((name) => !run.has(name))).toEqual([]);
  expect(files.filter(({ sql }) => !/^-- [A-Z]/.test(sql)).map(({ name }) => name)).toEqual([]);
});
