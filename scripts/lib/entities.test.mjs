import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entityDiagram, tablesIn, withDiagram } from './entities.mjs';
import { root } from './paths.mjs';

test('docs/states.md has the diagram of the present schema', () => {
  const text = readFileSync(join(root, 'docs/states.md'), 'utf8');
  expect(text).toBe(withDiagram(text));
});

test('tables are read with keys, types and references', () => {
  const sql = `-- A comment, with a comma.
create table one (
  id     bigint primary key default nextval('id_seq'),
  kind   text not null check (kind in ('a, b', 'c')),
  at     timestamptz(3) not null, up bigint references other (id),
  list   bigint[] not null
) with (fillfactor = 80);
create table other (
  a  bigint not null references one,
  b  smallint not null,
  primary key (a, b), unique (b), check (a > 0)
);`;
  const [one, other] = tablesIn(sql);
  expect(one.key).toEqual(['id']);
  expect(
    one.columns.map(({ name, type, nullable, references }) => [name, type, nullable, references]),
  ).toEqual([
    ['id', 'bigint', false, undefined],
    ['kind', 'text', false, undefined],
    ['at', 'timestamptz', false, undefined],
    ['up', 'bigint', true, 'other'],
    ['list', 'bigint[]', false, undefined],
  ]);
  expect([other.name, other.key, other.columns.length]).toEqual(['other', ['a', 'b'], 2]);
});

test('the diagram has an arrow for each foreign key between central tables', () => {
  const diagram = entityDiagram();
  expect(diagram).toContain('  lottery ||--o{ draw : "lottery_id"');
  expect(diagram).toContain('  epoch |o--o{ draw : "epoch_id"');
  expect(diagram).toContain('    bigint bet_id PK\n    bigint draw_id PK');
});
