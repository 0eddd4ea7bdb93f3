import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import '../../test/global-setup.ts';
import { grant } from '../../test/money.ts';
import { audit, createLedger } from '../modules/ledger/index.ts';
import { externalAddress } from './external.ts';
import { openParts, prepare, silentLog } from './index.ts';
import { assertMigrated, migrate, ownVersion } from './migrate.ts';

/** A database with the roles from docs/operations.md; none of them is a superuser. */
const id = `x${randomBytes(4).toString('hex')}`;
const logins = { owner: `${id}_owner`, app: `${id}_app`, audit: `${id}_audit` };
const PASSWORD = 'not-a-secret';
const urlOf = (user: string): string =>
  Object.assign(new URL(inject('cluster').ownerUrl), {
    username: user,
    password: PASSWORD,
    pathname: `/${id}`,
  }).toString();
const urls = { url: urlOf(logins.app), ownerUrl: urlOf(logins.owner), auditUrl: urlOf(logins.audit) };
const strict = { strict: true, audits: true, log: silentLog };

async function asServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(
    Object.assign(new URL(inject('cluster').ownerUrl), { pathname: '/postgres' }).toString(),
  );
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await asServer(
    `create role ${logins.owner} login password '${PASSWORD}'`,
    `create role ${logins.app} login password '${PASSWORD}' in role tessera_app`,
    `create role ${logins.audit} login password '${PASSWORD}' in role tessera_auditor`,
    `grant tessera_app, tessera_ledger, tessera_auditor to ${logins.owner}`,
    `create database ${id} owner ${logins.owner}`,
  );
});
afterAll(() =>
  asServer(
    `drop database if exists ${id} with (force)`,
    ...Object.values(logins).map((login) => `drop role if exists ${login}`),
  ),
);

test('[E18] production refuses a database that was not migrated, and accepts one whose owner is another role', async () => {
  await expect(assertMigrated(urls.url)).rejects.toMatchObject({ code: 'not_migrated' });
  await prepare({ ownerUrl: urls.ownerUrl }, 'production');
  await assertMigrated(urls.url);
  const address = await externalAddress(urls, strict);
  const parts = await openParts(address, false);
  try {
    const ledger = await createLedger(parts.store, parts.nodeChannels);
    await parts.store.tx((tx) => ledger.post(tx, [grant(1n, 500n)]));
    expect(await audit(parts.auditStore, [], true)).toMatchObject({ violations: [] });
    const { rows } = await parts.store.query('select current_user as app, session_user as login');
    expect(rows).toEqual([{ app: 'tessera_app', login: logins.app }]);
    await expect(parts.store.query('update account set balance = 1')).rejects.toThrow('permission');
    await expect(parts.store.query('create temp table mine (id int)')).rejects.toThrow('permission');
    // Leaving the role does not help: the login has no other rights.
    await expect(parts.store.query('set role none; update account set balance = 1')).rejects.toThrow(
      'permission',
    );
  } finally {
    await parts.close();
  }
});

test('an owner that is no superuser runs every function, view and trigger file again', async () => {
  const own = ownVersion();
  const repeatables = own.schema.repeatables.map(({ name, sql }) => ({ name, sql: `${sql}\n-- changed\n` }));
  const changed = { ...own, schema: { ...own.schema, repeatables } };
  const names = repeatables.map(({ name }) => name);
  expect(await migrate({ ownerUrl: urls.ownerUrl }, changed)).toEqual(names);
  expect(await migrate({ ownerUrl: urls.ownerUrl })).toEqual(names);
});

test('[E18] production refuses the owner as the application, a login with more rights, and one without an auditor', async () => {
  const refused = (given: Parameters<typeof externalAddress>[0], audits = true) =>
    externalAddress(given, { ...strict, audits }).then(
      () => 'taken',
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );
  expect(await refused({ ...urls, url: urls.ownerUrl })).toMatch(/unsafe_role: .*owner of the tables/);
  expect(await refused({ ...urls, url: inject('cluster').ownerUrl })).toMatch(/unsafe_role: .*superuser/);
  expect(await refused({ url: urls.url })).toMatch(/unsafe_role: .*DATABASE_AUDIT_URL/);
  expect(await refused({ url: urls.url }, false)).toBe('taken');
  await asServer(`grant tessera_ledger to ${logins.app}`);
  expect(await refused(urls)).toMatch(/unsafe_role: .*can act as tessera_ledger/);
  await asServer(`revoke tessera_ledger from ${logins.app}`, `alter role ${logins.app} createrole`);
  expect(await refused(urls)).toMatch(/unsafe_role: .*may make roles/);
  await asServer(
    `alter role ${logins.app} nocreaterole`,
    `grant temporary on database ${id} to ${logins.app}`,
  );
  expect(await refused(urls)).toMatch(/unsafe_role: .*may make tables/);
  await asServer(`revoke temporary on database ${id} from ${logins.app}`);
  expect(await refused(urls)).toBe('taken');
});

test('[E18] a demonstration may have one login: it works under the three roles, and the log warns about it', async () => {
  const said: unknown[] = [];
  const log = { ...silentLog, error: (...words: unknown[]) => void said.push(words[1]) };
  const address = await externalAddress({ url: urls.ownerUrl }, { strict: false, audits: true, log });
  expect(said).toEqual(['the database has no separate roles: good enough for a demonstration only']);
  const parts = await openParts(address, false);
  try {
    await expect(parts.store.query('update account set balance = 1')).rejects.toThrow('permission');
    expect(await audit(parts.auditStore, [], true)).toMatchObject({ violations: [] });
  } finally {
    await parts.close();
  }
});
