import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { MIGRATIONS, migrate, migrationsIn } from './migrate.ts';

const db = useStore();
const own = migrationsIn(MIGRATIONS);
const added = { name: '9001_added.sql', sql: 'create table added (id int)' };

test('migration files have unique numbers, and all have run', async () => {
  const numbers = own.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)].sort());
  const { rows } = await db().store.query('select 1 from account limit 1');
  expect(rows).toHaveLength(1);
  expect(await db().asOwner('select name from migration order by name')).toEqual(
    own.map(({ name }) => ({ name })),
  );
});

test('a migration runs once, also when several servers start together', async () => {
  const { address } = db().store;
  const ran = await Promise.all([1, 2, 3].map(() => migrate(address, [...own, added])));
  expect(ran.flat()).toEqual([added.name]);
});

test('a file changed after it ran stops the start', async () => {
  const changed = { ...added, sql: 'create table added (id bigint)' };
  await expect(migrate(db().store.address, [...own, changed])).rejects.toMatchObject({
    code: 'migration_changed',
  });
});

test('a migration that fails is named and leaves no trace', async () => {
  const broken = { name: '9002_broken.sql', sql: 'create table half (id int); select nonsense' };
  const failed = migrate(db().store.address, [...own, added, broken]);
  await expect(failed).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('9002'),
  });
  expect(await db().asOwner("select to_regclass('half') as half")).toEqual([{ half: null }]);
});
