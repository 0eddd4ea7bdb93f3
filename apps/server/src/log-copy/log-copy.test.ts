import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { seedOperators, signedIn } from '../../test/console.ts';
import { consoleModule } from '../modules/console/index.ts';
import { copyJob, copyLog } from '../modules/event-log/index.ts';
import { type LogCopier, startLogCopy } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let dir = '';
const open: LogCopier[] = [];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'log-copy-'));
  await note(5);
});
afterEach(async () => {
  for (const copier of open.splice(0)) await copier.stop();
  rmSync(dir, { recursive: true });
});

const start = async (): Promise<LogCopier> => {
  const copier = await startLogCopy({ dir, mode: 'test' });
  open.push(copier);
  return copier;
};
const note = async (count: number) => {
  await app().db.asOwner(
    "select log_event('service', 'test', 'x', null, 'done', '{}') from generate_series(1, $1)",
    [count],
  );
};
const errors: unknown[] = [];
const log = { error: (...said: unknown[]) => void errors.push(said) };
const depsOf = (copier: LogCopier) => ({ store: app().db.store, log, copier: async () => copier });
const pass = (copier: LogCopier) => copyLog(depsOf(copier));

/** Writes like an intruder who has disabled the triggers, and takes it back. */
const asIntruder = (sql: string) =>
  app().db.asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);
/** The last number of the stored chain. */
const head = async () =>
  Number((await app().db.asOwner<{ seq: string }>('select max(seq) as seq from event_chain'))[0]!.seq);

test('[E13] a copy has every event, and agrees with the stored log', async () => {
  const copier = await start();
  const state = await pass(copier);
  expect(state).toMatchObject({ seq: await head(), fault: null });
  expect(copier.pid).not.toBe(process.pid);
  await note(7);
  expect(await pass(copier)).toMatchObject({ seq: (state?.seq ?? 0) + 7, fault: null });
  expect(await copier.state()).toMatchObject({ seq: await head() });
  await note(1);
  // A pass begins every 20 s of the platform's clock, so what was changed is found within 60 s.
  const job = { runAt: 1_000_000, takenAt: 1_000_100, payload: {} };
  expect(await copyJob.run(depsOf(copier), job as never, undefined)).toEqual({ runAgainAt: 1_020_000 });
  expect(await copier.state()).toMatchObject({ seq: await head() });
});

test('[E13] one altered byte of any copied event is found by the next pass, and told on the dashboard', async () => {
  const copier = await start();
  await pass(copier);
  const seq = (await head()) - 2;
  const of = `id = (select event_id from event_chain where seq = ${seq})`;
  await asIntruder(`update event_log set result = 'dond' where ${of}`);
  expect(await pass(copier)).toMatchObject({ fault: { seq, reason: 'altered' } });
  const admin = await signedIn(app(), 'admin');
  await app().db.clock.advance(4_000);
  const { alarms, log: shown } = await admin.call('/console/dashboard/figures', {});
  expect(alarms).toContainEqual(expect.objectContaining({ kind: 'log_altered', count: seq }));
  expect(shown.copy).toMatchObject({ fault: seq });
  await asIntruder(`update event_log set result = 'done' where ${of}`);
  expect(await pass(copier)).toMatchObject({ fault: null });
});

test('[E13] a log whose chain was recomputed after the change is found as well', async () => {
  const copier = await start();
  await pass(copier);
  const seq = (await head()) - 1;
  await asIntruder(`
    update event_log set result = 'other' where id = (select event_id from event_chain where seq = ${seq});
    update event_chain c set hash = event_hash((select hash from event_chain where seq = ${seq - 1}), e)
      from event_log e where c.seq = ${seq} and e.id = c.event_id;
    update event_chain c set hash = event_hash((select hash from event_chain where seq = ${seq}), e)
      from event_log e where c.seq = ${seq + 1} and e.id = c.event_id`);
  // The chain of the store is whole again; only the copy knows better.
  expect(await app().services.eventLog.fault()).toBeUndefined();
  expect(await pass(copier)).toMatchObject({ fault: { seq, reason: 'altered' } });
  await asIntruder(`
    update event_log set result = 'done' where id = (select event_id from event_chain where seq = ${seq});
    update event_chain c set hash = event_hash((select hash from event_chain where seq = ${seq - 1}), e)
      from event_log e where c.seq = ${seq} and e.id = c.event_id;
    update event_chain c set hash = event_hash((select hash from event_chain where seq = ${seq}), e)
      from event_log e where c.seq = ${seq + 1} and e.id = c.event_id`);
  expect(await pass(copier)).toMatchObject({ fault: null });
});

test('[E13] removed newest events and a gap are found, also by a process that was killed and started again', async () => {
  const copier = await start();
  const { seq: known } = (await pass(copier))!;
  process.kill(copier.pid!, 'SIGKILL');
  await asIntruder(`create table kept as select c.*, e.at, e.actor, e.action, e.subject, e.address, e.result, e.data
      from event_chain c join event_log e on e.id = c.event_id where c.seq > ${known - 2};
    delete from event_chain where seq > ${known - 2}; delete from event_log where id in (select event_id from kept)`);
  expect(await app().services.eventLog.fault()).toBeUndefined();
  expect(await pass(copier)).toMatchObject({ seq: known, fault: { seq: known - 1, reason: 'removed' } });
  await asIntruder(`insert into event_log (id, at, actor, action, subject, address, result, data)
      select event_id, at, actor, action, subject, address, result, data from kept;
    insert into event_chain select seq, event_id, hash from kept; drop table kept`);
  expect(await pass(copier)).toMatchObject({ seq: known, fault: null });
  await asIntruder(`update event_chain set seq = -seq where seq = ${known - 3}`);
  expect(await pass(copier)).toMatchObject({ fault: { seq: known - 3, reason: 'removed' } });
  await asIntruder(`update event_chain set seq = -seq where seq < 0`);
  await note(3);
  expect(await pass(copier)).toMatchObject({ seq: known + 3, fault: null });
});

test('[E19] a copy that was itself changed is refused, and nothing is appended to it', async () => {
  const copier = await start();
  await pass(copier);
  await copier.stop();
  const path = join(dir, readdirSync(dir).find((name) => name.startsWith('events-'))!);
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(path, bytes);
  await expect(startLogCopy({ dir, mode: 'test' })).rejects.toMatchObject({ code: 'records_damaged' });
  expect(readFileSync(path).equals(bytes)).toBe(true);
});
