import { expect, test } from 'vitest';
import { createdTables, ownerOf, tablesIn } from './foreign-tables.mjs';

test('every table has one owner, and every owner owns tables that exist', () => {
  expect([...ownerOf.keys()].sort()).toEqual(createdTables());
});

test('tables are found in SQL of code, not in comments and not in words', () => {
  expect(tablesIn('sql`select 1 from draw d join bet t on true`')).toEqual(['draw', 'ticket']);
  expect(tablesIn("query('insert into setting (id) values ($1)')")).toEqual(['setting']);
  expect(tablesIn('// from draw\n/* join bet */\nimport { a } from "./draw.ts";')).toEqual([]);
});
