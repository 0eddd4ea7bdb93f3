import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from './import-graph.mjs';
import { root } from './paths.mjs';

const server = join(root, 'apps/server/src');
const schema = join(server, 'store/schema');
const migrations = join(server, 'store/migrations');

const CREATED = /create (?:unlogged )?(?:table|(?:or replace )?view) (\w+)/gi;
const NAMED = /\b(?:from|join|update|insert into|delete from)\s+(?:only\s+)?([a-z_]+)\b/gi;
const SQL_COMMENT = /--.*$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Names its tables as an intruder would. */
const LEFT_OUT = /\.test\.ts$|(^|\/)hostile-acts\.ts$/;

const sqlIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8').replace(SQL_COMMENT, '') }));

/** The part of the server that a folder of the schema belongs to. */
const partOf = (folder) => (folder === 'base' ? 'store' : folder);

/**
 * Owners of what the schema creates, by name: the part of the server whose folder of the schema creates it. A migration that
 * creates a table carries the name of its owner: `NNNN_<owner>_<what>.sql`.
 */
function createdIn(kind) {
  const files = sqlIn(schema).filter(({ name }) => name.endsWith(`/${kind}.sql`));
  const later = kind === 'tables' ? sqlIn(migrations) : [];
  return new Map([
    ...later.flatMap(({ name, sql }) =>
      [...sql.matchAll(CREATED)].map(([, made]) => [made, name.split('_')[1]]),
    ),
    ...files.flatMap(({ name, sql }) => {
      const owner = partOf(name.split('/')[0]);
      return [...sql.matchAll(CREATED)].map(([, made]) => [made, owner]);
    }),
  ]);
}

export const tables = createdIn('tables');
/** Views are what a module publishes: others may read them. */
export const views = createdIn('views');

/** Names of `owners` that SQL in this source reads or writes, in code and not in comments. */
export function namedIn(source, owners = tables) {
  const names = [...source.replace(COMMENT, '').matchAll(NAMED)].map(([, name]) => name.toLowerCase());
  return [...new Set(names.filter((name) => owners.has(name)))];
}

/** `[part, source]` of the server's own code, and of the views of the schema. */
function sources() {
  const code = sourceFiles(server)
    .map((path) => [relative(server, path).replaceAll('\\', '/'), path])
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, path]) => [name.replace(/^modules\//, '').split('/')[0], readFileSync(path, 'utf8')]);
  const published = sqlIn(schema)
    .filter(({ name }) => name.endsWith('/views.sql'))
    .map(({ name, sql }) => [partOf(name.split('/')[0]), sql]);
  return [...code, ...published];
}

const foreignIn = (all, owners) =>
  all.flatMap(([part, source]) =>
    namedIn(source, owners)
      .filter((name) => owners.get(name) !== part)
      .map((name) => `${part} → ${name}`),
  );

/** Tables that code or a view of one part names although another part owns them: `part → table`, sorted. */
export const foreignTables = () => [...new Set(foreignIn(sources(), tables))].sort();

/**
 * The same for functions and triggers in SQL. The functions that place, settle and refund bets write the ledger directly,
 * because a call for each row would cost more than the row.
 */
export function foreignTablesOfFunctions() {
  const functions = sqlIn(schema)
    .filter(({ name }) => name.includes('/functions/') || name.endsWith('/triggers.sql'))
    .map(({ name, sql }) => [partOf(name.split('/')[0]), sql]);
  return [...new Set(foreignIn(functions, tables))].sort();
}

/** Arrows between the parts of the server by what they read of each other, tables and views: part → parts. */
export function dataArrows() {
  const owners = new Map([...tables, ...views]);
  const arrows = new Map();
  for (const [part, source] of sources()) {
    const read = namedIn(source, owners).map((name) => owners.get(name));
    arrows.set(part, [...new Set([...(arrows.get(part) ?? []), ...read.filter((owner) => owner !== part)])]);
  }
  return arrows;
}
