import { expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { opsDeps } from '../../../test/ops.ts';
import { ActionRefused } from '../../contract/index.ts';
import { runLogged } from '../../ops/commands.ts';

const app = useApp();
const events = () => app().services.eventLog;
const run = (...args: string[]) => runLogged(args, opsDeps(app()));

/** The newest event of an actor, without the fields that differ between runs. */
async function lastOf(actor: string) {
  const found = (await events().newest(50)).find((event) => event.actor === actor);
  return found && { action: found.action, subject: found.subject, result: found.result, data: found.data };
}

/** Writes like an intruder who has disabled the triggers. */
const asIntruder = (sql: string) =>
  app().db.asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);

test('[E13] sign-ins, changes of limits and settings, and commands of operators are in one log, without secrets', async () => {
  const player = await app().player();
  const actor = `player:${player.userId}`;
  await player.call('POST /api/user/login', { user_name: player.name, password: 'not the right one' });
  expect(await lastOf(actor)).toMatchObject({ action: 'sign_in', subject: actor, result: 'password' });
  await player.expectOk('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '5' });
  expect(await lastOf(actor)).toMatchObject({ action: 'protection', result: 'done' });

  await run('settings', 'set', 'closeEnterPassword', 'not-for-the-log');
  await run('settings', 'set', 'closeReason', 'stocktaking');
  expect(await lastOf('operator:ops ruth')).toMatchObject({
    action: 'ops settings set',
    subject: 'closeReason stocktaking',
    result: 'done',
  });
  await expect(run('user', 'disable', 'nobody_at_all')).rejects.toThrow(ActionRefused);
  expect(await lastOf('operator:ops ruth')).toMatchObject({
    action: 'ops user disable',
    subject: 'nobody_at_all',
    result: 'refused',
  });
  const [setting] = (await events().newest(50)).filter(({ action }) => action === 'setting');
  expect(setting).toMatchObject({ subject: 'closeReason', data: { after: 'stocktaking' } });

  const all = JSON.stringify(await events().newest(500), (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(all).not.toContain(TEST_PASSWORD);
  expect(all).not.toContain('not the right one');
  expect(all).not.toContain('not-for-the-log');
  expect(await run('log', 'show', '3')).toContain('nobody_at_all');
});

test('[E13] the chain detects a changed, removed or inserted event', async () => {
  expect(await run('log', 'verify')).toContain('is valid');
  await expect(app().db.asOwner("update event_log set result = 'done'")).rejects.toThrow('append_only');
  await expect(app().db.asOwner('delete from event_chain')).rejects.toThrow('append_only');

  const [middle] = await app().db.asOwner<{ id: bigint; result: string; seq: string }>(
    'select e.id, e.result, c.seq from event_log e join event_chain c on c.event_id = e.id order by c.seq offset 2 limit 1',
  );
  await asIntruder(`update event_log set result = 'other' where id = ${middle!.id}`);
  expect(await events().fault()).toBe(BigInt(middle!.seq));
  await asIntruder(`update event_log set result = '${middle!.result}' where id = ${middle!.id}`);
  expect(await events().fault()).toBeUndefined();

  await asIntruder(`delete from event_chain where event_id = ${middle!.id}`);
  await expect(run('log', 'verify')).rejects.toThrow(`at entry ${middle!.seq}.`);
});
