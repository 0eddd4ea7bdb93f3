import type { ConsolePayload } from '@tessera/protocol/console';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let admin: ConsoleBrowser;
let risk: ConsoleBrowser;
let cashier: ConsoleBrowser;
beforeAll(async () => {
  [admin, risk, cashier] = [
    await signedIn(app(), 'admin'),
    await signedIn(app(), 'risk'),
    await signedIn(app(), 'cashier'),
  ];
});

type Asked = ConsolePayload<'/console/command/try'>;
const change = (target: string, value: unknown): Asked => ({
  action: 'setting.change',
  target,
  payload: { value },
  reason: 'for this test',
});

async function propose(by: ConsoleBrowser, asked: Asked) {
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}
const approval = ({ id, shownHash }: { id: number; shownHash: string }) => ({ rid: newRid(), id, shownHash });
const setting = (key: 'platformName' | 'closeReason' | 'withdrawAutoBelow') =>
  app().services.settings.settings.get(key);

test('[O1] a second person approves by hash, and the setting changes on every node', async () => {
  const made = await propose(admin, change('platformName', 'Second'));
  expect(made).toMatchObject({ state: 'pending', needs: 2, own: true, mayApprove: false });
  expect(setting('platformName')).toBe('Tessera');
  expect((await risk.call('/console/command/list', {})).items).toMatchObject([
    { id: made.id, mayApprove: true },
  ]);
  const done = await risk.call('/console/command/approve', approval(made));
  expect(done).toMatchObject({ state: 'applied', mayApprove: false });
  expect(done.decisions.map(({ by, what }) => `${by.name} ${what}`)).toEqual([
    'admin propose',
    'risk approve',
  ]);
  await expect.poll(() => setting('platformName')).toBe('Second');
  const { items } = await admin.call('/console/setting/history', { key: 'platformName' });
  expect(items).toMatchObject([{ before: null, after: 'Second', by: 'admin and risk' }]);
  await app().services.eventLog.drain();
  const log = await admin.call('/console/log/list', { subject: `command:${made.id}` });
  expect(log.items.map(({ action, result }) => `${action} ${result}`)).toEqual([
    'command.end applied',
    'command.approve done',
    'command.propose done',
  ]);
  expect(await admin.call('/console/log/verify', {})).toMatchObject({ fault: null });
});

test('[O1] nobody approves their own, and a retry is the same approval', async () => {
  const made = await propose(admin, change('closeReason', 'own'));
  expect(await admin.codeOf('/console/command/approve', approval(made))).toBe('command_own');
  const given = approval(made);
  await risk.call('/console/command/approve', given);
  expect(await risk.codeOf('/console/command/approve', given)).toBe('ok');
  expect(await risk.codeOf('/console/command/approve', approval(made))).toBe('command_ended');
});

test('approval is of the hash that was shown; a command whose target moved becomes stale', async () => {
  const first = await propose(admin, change('closeReason', 'one'));
  const second = await propose(risk, change('closeReason', 'two'));
  expect(
    await risk.codeOf('/console/command/approve', { ...approval(first), shownHash: second.shownHash }),
  ).toBe('command_stale');
});

test('[O1] the first of two commands for one target makes the other stale', async () => {
  const first = await propose(admin, change('closeReason', 'three'));
  const second = await propose(risk, change('closeReason', 'four'));
  await admin.call('/console/command/approve', approval(second));
  expect(await risk.codeOf('/console/command/approve', approval(first))).toBe('command_stale');
  const stale = await admin.call('/console/command/get', { id: first.id });
  expect(stale).toMatchObject({ state: 'stale', now: { value: 'four' } });
  expect(stale.now.targetVersion).not.toBe(stale.shown.targetVersion);
  await expect.poll(() => setting('closeReason')).toBe('four');
});

test('[O1] fifty approvals at once apply a command once', async () => {
  const made = await propose(admin, change('closeReason', 'once'));
  const before = (await admin.call('/console/setting/history', { key: 'closeReason' })).items.length;
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? risk : admin).codeOf('/console/command/approve', approval(made)),
    ),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect((await admin.call('/console/setting/history', { key: 'closeReason' })).items).toHaveLength(
    before + 1,
  );
});

test('[O1] a node that dies between signature and effect leaves the command as it was, twenty times', async () => {
  const { opsStore, asOwner } = app().db;
  const made = await propose(admin, change('closeReason', 'survives'));
  const history = async () =>
    (await admin.call('/console/setting/history', { key: 'closeReason' })).items.length;
  const before = await history();
  for (let kill = 0; kill < 20; kill += 1) {
    // The signature is written, and the effect waits for this lock.
    await asOwner('begin');
    await asOwner('lock table setting_log in exclusive mode');
    const approving = risk.codeOf('/console/command/approve', approval(made));
    const killed = () =>
      opsStore.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = 'tessera_console' and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await killed()).rowCount, { interval: 10 }).toBe(1);
    await asOwner('rollback');
    expect(['internal_error', 'platform_maintenance']).toContain(await approving);
    const left = await admin.call('/console/command/get', { id: made.id });
    expect([left.state, left.decisions.length]).toEqual(['pending', 1]);
  }
  expect(await history()).toBe(before);
  await risk.call('/console/command/approve', approval(made));
  expect(await history()).toBe(before + 1);
});

test('an expired command is not approved, and one person rejects or withdraws', async () => {
  const made = await propose(admin, change('closeReason', 'late'));
  await app().db.asOwner('alter table console_command disable trigger console_command_guard');
  await app().db.asOwner(
    `update console_command set at = at - interval '2 days', expires_at = at - interval '1 day' where id = $1`,
    [made.id],
  );
  await app().db.asOwner('alter table console_command enable trigger console_command_guard');
  expect(await risk.codeOf('/console/command/approve', approval(made))).toBe('command_expired');
  expect(await admin.call('/console/command/get', { id: made.id })).toMatchObject({ state: 'expired' });

  const rejected = await propose(admin, change('closeReason', 'no'));
  const reason = 'not now';
  expect(
    await risk.call('/console/command/reject', { rid: newRid(), id: rejected.id, reason }),
  ).toMatchObject({ state: 'rejected' });
  expect(await risk.codeOf('/console/command/approve', approval(rejected))).toBe('command_ended');
  const withdrawn = await propose(admin, change('closeReason', 'mistake'));
  expect(
    await admin.call('/console/command/reject', { rid: newRid(), id: withdrawn.id, reason }),
  ).toMatchObject({ state: 'rejected' });
});

test('a trial refuses values, secrets, what changes nothing and what is unknown; a proposal needs its hash', async () => {
  const codes = [
    change('trialPerDay', 'many'),
    change('closeEnterPassword', 'hidden'),
    change('platformName', setting('platformName')),
    change('drawResult', 1),
    { ...change('trialPerDay', 5), payload: { value: 5, more: 1 } },
  ];
  const found = [];
  for (const asked of codes) found.push(await admin.codeOf('/console/command/try', asked));
  expect(found).toEqual([
    'command_invalid',
    'command_invalid',
    'command_same',
    'not_found',
    'command_invalid',
  ]);
  const asked = { ...change('trialPerDay', 7), rid: newRid(), shownHash: '0'.repeat(64) };
  expect(await admin.codeOf('/console/command/propose', asked)).toBe('command_stale');
});

test('a proposal is kept once for its request id', async () => {
  const asked = change('closeReason', 'kept once');
  const { shownHash } = await admin.call('/console/command/try', asked);
  const given = { ...asked, rid: newRid(), shownHash };
  const [one, other] = [
    await admin.call('/console/command/propose', given),
    await admin.call('/console/command/propose', given),
  ];
  expect(other.id).toBe(one.id);
  const { shownHash: changed } = await admin.call('/console/command/try', {
    ...asked,
    reason: 'another reason',
  });
  expect(await admin.codeOf('/console/command/propose', { ...given, shownHash: changed })).toBe(
    'idempotency_conflict',
  );
});

test('[O1] how many people an action needs is changed by two, and what guards money never needs fewer', async () => {
  const policy = (target: string, needs: number): Asked => ({
    action: 'policy.change',
    target,
    payload: { needs },
    reason: 'for this test',
  });
  expect(await admin.codeOf('/console/command/try', policy('withdrawal.approve', 1))).toBe('command_invalid');
  expect(await admin.codeOf('/console/command/try', policy('policy.change', 1))).toBe('command_invalid');
  const made = await propose(admin, policy('setting.change', 1));
  expect(made).toMatchObject({ needs: 2, state: 'pending' });
  await risk.call('/console/command/approve', approval(made));
  expect(await propose(admin, change('closeReason', 'alone'))).toMatchObject({ needs: 1, state: 'applied' });
  const guarded = await propose(cashier, change('withdrawAutoBelow', '6000.0000'));
  expect(guarded).toMatchObject({ needs: 2, state: 'pending' });
  expect(setting('withdrawAutoBelow')).toBe('5000.0000');
  const back = await propose(admin, policy('setting.change', 2));
  await risk.call('/console/command/approve', approval(back));
});

test('operators are made and disabled by two', async () => {
  const create: Asked = {
    action: 'operator.create',
    target: 'new_risk',
    payload: { role: 'risk', person: 'New Person' },
    reason: 'joins the team',
  };
  for (const wrong of [
    { ...create, target: 'admin' },
    { ...create, target: 'no name' },
    { ...create, payload: { role: 'risk', person: 'zhou lan' } },
    { ...create, payload: { role: 'owner', person: 'New Person' } },
  ])
    expect(await admin.codeOf('/console/command/try', wrong)).toBe('command_invalid');
  const [made, twice] = [
    await propose(admin, create),
    await propose(risk, { ...create, target: 'new_twin' }),
  ];
  await risk.call('/console/command/approve', approval(made));
  expect(await admin.codeOf('/console/command/approve', approval(twice))).toBe('command_stale');
  const { items } = await admin.call('/console/operator/list', {});
  expect(items.find(({ name }) => name === 'new_risk')).toMatchObject({
    ready: false,
    enabled: true,
    role: 'risk',
  });
  const disable: Asked = {
    action: 'operator.disable',
    target: 'new_risk',
    payload: {},
    reason: 'leaves the team',
  };
  await admin.call('/console/command/approve', approval(await propose(risk, disable)));
  expect(await admin.codeOf('/console/command/try', { ...disable, target: 'risk' })).toBe('command_nobody');
  expect(await admin.codeOf('/console/command/try', { ...disable, target: 'admin' })).toBe('command_invalid');
});

test.each([
  ['insert an operator', `insert into operator (name, person, role) values ('evil', 'Evil', 'admin')`],
  ['read keys', 'select password_hash, totp_key from operator'],
  ['open a session', 'select token_hash from operator_session'],
  ['propose', 'select * from console_command'],
  ['approve', `update console_command set state = 'approved'`],
  [
    'sign',
    `insert into console_decision (command_id, operator_id, what, shown_hash, rid, address)
     select id, maker_id, 'approve', shown_hash, 'x', 'x' from console_command`,
  ],
  ['lower what an action needs', 'update console_policy set needs = 1'],
  ['change a setting', `update setting set value = '"1000000.0000"' where key = 'withdrawAutoBelow'`],
  [
    'write a setting',
    `insert into setting (key, value, at, by) values ('withdrawAutoBelow', '"9"', now(), 'x')`,
  ],
  ['become the console', 'set role tessera_console'],
])('[O1] [E18] the role of the application may not %s', async (_what, sql) => {
  await expect(app().db.store.query(sql)).rejects.toThrow(/permission denied/);
});

test.each([
  [
    'apply it without a second signature',
    (id: number) => `update console_command set state = 'approved' where id = ${id}`,
  ],
  [
    'skip the approval',
    (id: number) => `update console_command set state = 'applied', ended_at = now() where id = ${id}`,
  ],
  [
    'edit what was shown',
    (id: number) => `update console_command set payload = '{"value":"x"}' where id = ${id}`,
  ],
  ['ask for fewer people', (id: number) => `update console_command set needs = 1 where id = ${id}`],
  [
    'give it to another maker',
    (id: number) => `update console_command set maker_id = maker_id + 1 where id = ${id}`,
  ],
  [
    'prolong it',
    (id: number) => `update console_command set expires_at = expires_at + interval '1 day' where id = ${id}`,
  ],
  [
    'sign for the maker again',
    (id: number) => `insert into console_decision (command_id, operator_id, what, shown_hash, rid, address)
       select id, maker_id, 'approve', shown_hash, 'x', 'x' from console_command where id = ${id}`,
  ],
  [
    'sign another hash',
    (id: number) => `insert into console_decision (command_id, operator_id, what, shown_hash, rid, address)
       select c.id, o.id, 'approve', sha256('other'), 'x', 'x' from console_command c, operator o where c.id = ${id} and o.name = 'risk'`,
  ],
  [
    'lower the policy',
    () => `update console_policy set needs = 1, version = version + 1 where action = 'setting.change'`,
  ],
])('[O1] not even the role of the console may %s', async (_what, sql) => {
  const made = await propose(admin, change('closeReason', `guarded ${newRid()}`));
  await expect(app().db.consoleStore!.query(sql(made.id))).rejects.toMatchObject({ code: 'TS002' });
});
