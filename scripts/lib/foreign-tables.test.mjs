import { expect, test } from 'vitest';
import { dataArrows, namedIn, tables, views } from './foreign-tables.mjs';
import { cyclesOf } from './import-graph.mjs';

test('tables and views belong to the part whose folder of the schema creates them', () => {
  expect(tables.get('bet')).toBe('betting');
  expect(tables.get('job')).toBe('store');
  expect(tables.get('admission_bucket')).toBe('admission');
  expect(views.get('bet_state')).toBe('settlement');
  expect([...tables.keys()].filter((name) => views.has(name))).toEqual([]);
});

test('tables are found in SQL of code, not in comments and not in words', () => {
  expect(namedIn('sql`select 1 from draw d join bet t on true`')).toEqual(['draw', 'bet']);
  expect(namedIn("query('insert into setting (id) values ($1)')")).toEqual(['setting']);
  expect(namedIn('// from draw\n/* join bet */\nimport { a } from "./draw.ts";')).toEqual([]);
  expect(namedIn('select 1 from bet_state')).toEqual([]);
});

test('no part reads, through any others, a part that reads it', () => {
  expect(cyclesOf(dataArrows())).toEqual([]);
});
