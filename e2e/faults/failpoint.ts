import pg from 'pg';
import { runningAddress } from '../../apps/server/src/store/index.ts';
import type { Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { died } from './recovery.ts';

/** Tables whose writes can be stopped. */
export const failpointTables = [
  'ticket',
  'entry',
  'ledger_tx',
  'bet_request',
  'exposure_user',
  'chain_queue',
  'outcome',
  'rebate_due',
  'journal',
  'chase',
  'chase_issue',
  'provider_event',
  'deposit',
  'deposit_payment',
  'transfer',
  'withdrawal',
] as const;
/** `draw` is written by every step of every lottery: only who asks for it stops there. */
export type FailpointTable = (typeof failpointTables)[number] | 'draw';

/** A server comes by a write after the draws that lie before it, on a busy machine too. */
const REACHED_MS = 120_000;

/** Puts a place to stop at each of the tables, and at those asked for, into the store of a platform, all switched off. */
export async function installFailpoints(platform: Platform, ...more: FailpointTable[]): Promise<void> {
  await asOwner(platform, async (owner) => {
    await owner.query(`
      create table failpoint (name text primary key, skip integer not null);
      grant select on failpoint to public;
      create sequence failpoint_hits;
      grant usage on sequence failpoint_hits to public;
      create function failpoint() returns trigger language plpgsql as $$
      declare
        skipped integer := (select skip from failpoint where name = tg_table_name);
      begin
        if nextval('failpoint_hits') > skipped then
          while exists (select from failpoint where name = tg_table_name) loop
            perform pg_sleep(0.005);
          end loop;
        end if;
        return null;
      end $$`);
    for (const table of [...failpointTables, ...more]) {
      await owner.query(
        `create trigger zz_failpoint after insert or update or delete on ${table} execute function failpoint()`,
      );
    }
  });
}

/**
 * From now on the server stands still at its first write to `table`, or after `skip` of them: when the rows are written
 * and the transaction is still open. Holds over restarts of server and database.
 */
export async function armFailpoint(platform: Platform, table: FailpointTable, skip = 0): Promise<void> {
  await asOwner(platform, async (owner) => {
    await endOrphans(owner);
    await owner.query('delete from failpoint');
    await owner.query("select setval('failpoint_hits', 1, false)");
    await owner.query('insert into failpoint (name, skip) values ($1, $2)', [table, skip]);
  });
}

/** Resolves when the server stands still. */
export async function failpointReached(platform: Platform): Promise<void> {
  await asOwner(platform, (owner) =>
    until(
      'a write at which the server stops',
      async () => {
        const { rowCount } = await owner.query("select from pg_stat_activity where wait_event = 'PgSleep'");
        return rowCount !== 0;
      },
      REACHED_MS,
    ),
  );
}

/** Lets the server that is started next pass everywhere. */
export async function disarmFailpoints(platform: Platform): Promise<void> {
  await asOwner(platform, async (owner) => {
    await endOrphans(owner);
    await owner.query('delete from failpoint');
  });
}

/**
 * Kills the server at its next write to `table`, or after `skip` of them, while `work` brings it about; then starts it again.
 * What `work` was answered says nothing: the server may have died before. The recovery goes on until `recovered`.
 */
export async function killAt(
  platform: Platform,
  table: FailpointTable,
  work: () => Promise<unknown>,
  skip = 0,
): Promise<void> {
  await armFailpoint(platform, table, skip);
  const working = work().catch(() => undefined);
  await failpointReached(platform);
  await platform.kill();
  died();
  await working;
  await disarmFailpoints(platform);
  await platform.restart();
}

/** Ends what a killed server left standing at a failpoint, so that it is rolled back and not finished after all. */
const endOrphans = (owner: pg.Client) =>
  owner.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where wait_event = 'PgSleep'");

async function asOwner(platform: Platform, work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client(runningAddress(platform.dataDir).ownerUrl);
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}
