import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { assertMigrated, migrate, ownVersion, type Version } from './migrate.ts';
import type { Script } from './schema.ts';

const db = useStore();
const own = ownVersion();
const added = { name: '9001_added.sql', sql: 'create table added (id int)' };

/** This version with more migrations. */
const withMore = (...more: Script[]): Version => ({ ...own, migrations: [...own.migrations, ...more] });

/** This version with one script of the schema changed. */
const withChanged = (name: string, change: (sql: string) => string): Version => {
  const changed = (scripts: Script[]): Script[] =>
    scripts.map((script) => (script.name === name ? { name, sql: change(script.sql) } : script));
  const { baseline, repeatables } = own.schema;
  return { ...own, schema: { baseline: changed(baseline), repeatables: changed(repeatables) } };
};

const recorded = (): Promise<unknown[]> =>
  db().asOwner('select name, checksum, at::text from migration order by name');

test('the baseline, the migrations and every function, view and trigger file have run', async () => {
  const names = own.migrations.map(({ name }) => name.slice(0, 4));
  expect(names).toEqual([...new Set(names)].sort());
  const rows = await db().asOwner('select name from migration');
  const expected = ['0000_baseline', ...own.migrations, ...own.schema.repeatables].map((script) =>
    typeof script === 'string' ? script : script.name,
  );
  expect(rows.map((row) => row.name).sort()).toEqual(expected.sort());
});

test('a start without a change runs nothing', async () => {
  const before = await recorded();
  expect(await migrate(db().store.address)).toEqual([]);
  expect(await recorded()).toEqual(before);
});

test('a changed function runs again alone, and a node without the owner waits for it', async () => {
  const name = 'betting/functions/amount_text.sql';
  const changed = withChanged(name, (sql) => sql.replace("'.'", "','"));
  const { ownerUrl } = db().store.address;
  await assertMigrated(ownerUrl);
  await expect(assertMigrated(ownerUrl, changed)).rejects.toMatchObject({
    code: 'not_migrated',
    message: expect.stringContaining(name),
  });
  expect(await migrate(db().store.address, changed)).toEqual([name]);
  await assertMigrated(ownerUrl, changed);
  expect(await db().asOwner('select amount_text(125000) as text')).toEqual([{ text: '12,5000' }]);
  expect(await migrate(db().store.address)).toEqual([name]);
  expect(await db().asOwner('select amount_text(125000) as text')).toEqual([{ text: '12.5000' }]);
});

test('every function, view and trigger file can run again', async () => {
  const everything = own.schema.repeatables.map(({ name }) => name);
  const changed = {
    ...own,
    schema: {
      ...own.schema,
      repeatables: own.schema.repeatables.map(({ name, sql }) => ({ name, sql: `${sql}\n-- changed\n` })),
    },
  };
  expect(await migrate(db().store.address, changed)).toEqual(everything);
  expect(await migrate(db().store.address)).toEqual(everything);
});

test('a function that fails leaves the one before', async () => {
  const broken = withChanged('betting/functions/amount_text.sql', (sql) => `${sql}\nselect nonsense;`);
  await expect(migrate(db().store.address, broken)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('amount_text'),
  });
  expect(await migrate(db().store.address)).toEqual([]);
});

test('a baseline changed after it ran stops the start', async () => {
  const changed = withChanged('base/tables.sql', (sql) => `${sql}\ncreate table more (id int);`);
  await expect(migrate(db().store.address, changed)).rejects.toMatchObject({ code: 'migration_changed' });
  const { ownerUrl } = db().store.address;
  await expect(assertMigrated(ownerUrl, changed)).rejects.toMatchObject({ code: 'migration_changed' });
});

test('a migration runs once, also when several servers start together', async () => {
  const { address } = db().store;
  const ran = await Promise.all([1, 2, 3].map(() => migrate(address, withMore(added))));
  expect(ran.flat()).toEqual([added.name]);
});

test('a function that a migration drops is made again', async () => {
  const dropping = { name: '9002_dropping.sql', sql: 'drop function amount_text(bigint)' };
  expect(await migrate(db().store.address, withMore(added, dropping))).toEqual([dropping.name]);
  expect(await db().asOwner('select amount_text(125000) as text')).toEqual([{ text: '12.5000' }]);
});

test('a file changed after it ran stops the start', async () => {
  const changed = { ...added, sql: 'create table added (id bigint)' };
  await expect(migrate(db().store.address, withMore(changed))).rejects.toMatchObject({
    code: 'migration_changed',
  });
});

test('a migration that fails is named and leaves no trace', async () => {
  const broken = { name: '9003_broken.sql', sql: 'create table half (id int); select nonsense' };
  const failed = migrate(db().store.address, withMore(added, broken));
  await expect(failed).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('9003'),
  });
  expect(await db().asOwner("select to_regclass('half') as half")).toEqual([{ half: null }]);
});

test('a database of an unreleased version stops the start, and says that a new one is needed', async () => {
  await db().asOwner(`insert into migration (name, checksum) values ('0001_base.sql', '')`);
  const refusal = { code: 'unreleased_database', message: expect.stringContaining('DATA_DIR') };
  await expect(migrate(db().store.address)).rejects.toMatchObject(refusal);
  await expect(assertMigrated(db().store.address.ownerUrl)).rejects.toMatchObject(refusal);
  await db().asOwner(`delete from migration where name = '0001_base.sql'`);
});
