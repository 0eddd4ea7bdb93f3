import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { codeOfSecret, consoleBrowser, formOf } from '../../../test/console.ts';
import { opsDeps } from '../../../test/ops.ts';
import { runLogged } from '../../ops/commands.ts';
import { refuseDemoOperators, seedDemoOperators } from '../../seed/demo-operators.ts';
import { consoleModule } from '../console/index.ts';

const app = useApp({ modules: [consoleModule] });
const run = (...words: string[]) => runLogged(words, opsDeps(app()));

test('the command line makes the first two operators who can invite, and no further ones', async () => {
  const told = await run('operator', 'create', 'first_admin', 'admin', 'Ada', 'Lovelace');
  const [, password = ''] = /Password +(\S+)/.exec(told)!;
  const [, secret = ''] = /Authenticator +(\S+)/.exec(told)!;
  const code = codeOfSecret(secret, app().db.clock.local());
  const self = await consoleBrowser(app()).call('/console/session/open', {
    name: 'First_Admin',
    password,
    code,
  });
  expect(self).toMatchObject({ name: 'first_admin', person: 'Ada Lovelace', role: 'admin' });

  for (const [name, person] of [
    ['first_admin', 'Another'],
    ['another_one', 'ada lovelace'],
  ] as const)
    await expect(run('operator', 'create', name, 'risk', person)).rejects.toThrow('has an account');
  await expect(run('operator', 'create', 'x', 'risk', 'Person')).rejects.toThrow('A name has');
  await expect(run('operator', 'create', 'some_one', 'owner', 'Person')).rejects.toThrow('Usage');
  await run('operator', 'create', 'a_cashier', 'cashier', 'Cas Hier');
  expect(await run('settings', 'set', 'closeReason', 'one can')).toContain('one can');
  await run('operator', 'create', 'first_risk', 'risk', 'Grace Hopper');
  await expect(run('operator', 'create', 'third_one', 'risk', 'Third')).rejects.toThrow('in the console');
  await expect(run('settings', 'set', 'closeReason', 'one cannot')).rejects.toThrow('in the console');
  expect(await run('settings', 'set', 'closeEnterPassword', 'a secret')).toContain('a secret');
});

test('the command line decides by the same commands, with the keys of the console', async () => {
  await seedDemoOperators({ consoleStore: app().db.consoleStore, ...app().services });
  const as = async (role: 'admin' | 'risk', ...words: string[]) => {
    const { password, code } = await formOf(app(), role);
    return runLogged([...words, '--by', role], {
      ...opsDeps(app()),
      operatorPassword: async () => password,
      operatorCode: async () => code,
    });
  };
  const propose = [
    'command',
    'propose',
    'setting.change',
    'closeReason',
    '{"value":"by two"}',
    '--reason',
    'a test',
  ];
  const made = await as('admin', ...propose);
  const [, id = ''] = /^(\d+) pending by admin: a test/.exec(made)!;
  const hash = made.trim().split(/\s+/).at(-1)!;
  expect(await run('command', 'list')).toBe(made);
  await expect(as('admin', 'command', 'approve', id, hash)).rejects.toThrow('Nobody approves');
  await expect(as('risk', 'command', 'approve', id, '0'.repeat(64))).rejects.toThrow('has changed');
  await expect(run('command', 'approve', id, hash, '--by', 'risk')).rejects.toThrow('is wrong');
  expect(await as('risk', 'command', 'approve', id, hash)).toContain('applied');
  await expect.poll(() => app().services.settings.settings.get('closeReason')).toBe('by two');
  await expect(as('risk', 'command', 'reject', id, '--reason', 'too late')).rejects.toThrow(
    'no longer waiting',
  );
  await expect(
    as('risk', 'command', 'propose', 'setting.change', 'x', '[]', '--reason', 'a test'),
  ).rejects.toThrow('not a JSON object');
  expect(await run('command', 'list')).toBe('No command waits.');
});

test('first keys are given once, to operators whom the console has made', async () => {
  await app().db.asOwner(
    `insert into operator (name, person, role) values ('made_later', 'Made Later', 'service')`,
  );
  expect(await run('operator', 'keys', 'made_later')).toContain('Authenticator');
  await expect(run('operator', 'keys', 'made_later')).rejects.toThrow('without keys');
  await expect(run('operator', 'keys', 'nobody')).rejects.toThrow('without keys');
});

test('production refuses the keys of the demonstration', async () => {
  const { identity, settings } = app().services;
  const deps = { consoleStore: app().db.consoleStore, identity, settings };
  const enable = (enabled: boolean) =>
    app().db.asOwner('update operator set enabled = $2 where name = any($1)', [
      ['admin', 'cashier', 'risk', 'service', 'lottery'],
      enabled,
    ]);
  await seedDemoOperators(deps);
  await enable(true);
  await expect(refuseDemoOperators(deps)).rejects.toThrow('Production refuses the demo operator');
  await enable(false);
  await refuseDemoOperators(deps);
});
