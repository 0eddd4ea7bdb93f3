import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { type ConsoleBrowser, seedOperators, signedIn } from '../../test/console.ts';
import { consoleModule } from '../modules/console/index.ts';
import { copyJob } from '../modules/event-log/index.ts';
import { logCopyModule } from './log-copy.ts';

/** Within this time an altered event is an alarm, ms. */
const FOUND_MS = 60_000;
/** The clock is moved by so much at once, ms; longer than the dashboard shares one reading. */
const STEP_MS = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), 'log-copy-'));
const app = useApp({
  modules: [consoleModule, logCopyModule],
  config: { dataDir },
  extend: (made) => seedOperators(made as never),
});
let admin: ConsoleBrowser;
beforeAll(async () => {
  const { db } = app();
  await db.asOwner(
    `select log_event('service', 'test', 'x', null, 'done', '{}') from generate_series(1, 40)`,
  );
  admin = await signedIn(app(), 'admin');
  await db.jobs.add(copyJob, 'all', db.clock.local());
  db.jobs.start();
});
afterAll(async () => {
  // The platform ends the other process; jobs are stopped first, as a node does, so that none starts it again.
  await app().db.jobs.stop();
  rmSync(dataDir, { recursive: true });
});

/** Waits until no pass is due at the present time. */
const passed = () =>
  expect
    .poll(
      async () => {
        const [job] = await app().db.asOwner<{ idle: boolean }>(
          `select held_by is null and run_at > app_now() as idle from job where kind = 'log.copy'`,
        );
        return job?.idle;
      },
      { interval: 10 },
    )
    .toBe(true);
const dashboard = () => admin.call('/console/dashboard/figures', {});
const alarmOf = async () => (await dashboard()).alarms.find(({ kind }) => kind === 'log_altered');

/** Writes one byte of an event as somebody with the credential of the tables' owner, who has disabled the triggers. */
const writeByte = (seq: number, byte: string) =>
  app().db.asOwner(`set session_replication_role = replica;
    update event_log set result = overlay(result placing '${byte}' from 4 for 1)
      where id = (select event_id from event_chain where seq = ${seq});
    set session_replication_role = origin`);

/** Moves the clock in steps, with the passes that are due, until the alarm is as wanted. Returns how far it was moved, ms. */
async function movedUntil(wanted: boolean): Promise<number> {
  for (let moved = 0; moved <= FOUND_MS; moved += STEP_MS) {
    if (((await alarmOf()) !== undefined) === wanted) return moved;
    await app().db.clock.advance(STEP_MS);
    await passed();
  }
  throw new Error(`no ${wanted ? 'alarm' : 'end of the alarm'} after ${FOUND_MS} ms`);
}

test.each([
  { name: 'right after a pass', afterMs: 0, seq: 1 },
  { name: 'in the middle of a period', afterMs: 9_000, seq: 17 },
  { name: 'right before a pass', afterMs: 19_000, seq: 33 },
])('[E13] one byte that the owner alters $name is an alarm within 60 s', async ({ afterMs, seq }) => {
  const { clock } = app().db;
  await clock.advance(STEP_MS);
  await passed();
  const { log } = await dashboard();
  expect(log.copy).toMatchObject({ fault: null });
  expect(log.copy!.count).toBeGreaterThanOrEqual(40);
  await clock.advance(afterMs);
  await passed();

  const alteredAt = await clock.now();
  await writeByte(seq, 'd');
  expect(await alarmOf()).toBeUndefined();
  const moved = await movedUntil(true);
  expect(moved).toBeLessThanOrEqual(FOUND_MS);
  const alarm = (await alarmOf())!;
  expect(alarm.count).toBe(seq);
  expect(alarm.since! - alteredAt).toBeGreaterThan(0);
  expect(alarm.since! - alteredAt).toBeLessThanOrEqual(FOUND_MS);
  // The page of the log says the same beside its chain, and a check of the chain by hand finds the event as well.
  expect((await dashboard()).log.copy).toMatchObject({ fault: seq });
  expect(await admin.call('/console/log/verify', {})).toMatchObject({ fault: seq });

  await writeByte(seq, 'e');
  await movedUntil(false);
});
