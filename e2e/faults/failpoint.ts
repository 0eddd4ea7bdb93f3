import type pg from 'pg';
import { runningAddress } from '../../apps/server/src/store/index.ts';
import type { Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { withOwner } from './owner.ts';
import { died } from './recovery.ts';

/** Tables whose writes can be stopped. */
export const failpointTables = [
  'bet',
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
/**
 * Failpoints at further tables are only installed on request: every step of every lottery writes `draw`, the others are written by
 * few tests.
 */
export type FailpointTable =
  | (typeof failpointTables)[number]
  | 'draw'
  | 'reward_grant'
  | 'grant_entry'
  | 'race_row'
  | 'vip_bonus'
  | 'water_back'
  | 'wheel_spin'
  | 'packet_share'
  | 'team_accrual'
  | 'team_accrual_sum'
  | 'team_accrual_day'
  | 'team_payout'
  | 'player_day'
  | 'team_day'
  | 'team_active'
  | 'report_progress'
  | 'chat_message'
  | 'chat_room'
  | 'chat_member'
  | 'chat_act'
  | 'service_case';

/** Advisory lock of the transactions that a failpoint has stopped. */
const STOPPED = 710_105;
/** Other draws may come first, so on a busy machine it can take this long until the server reaches a write. */
const REACHED_MS = 120_000;

/** Installs a failpoint at each of the tables, and at those in `more`, in the store of a platform. All are switched off. */
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
          perform pg_advisory_xact_lock_shared(${STOPPED});
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
 * From now on the server blocks at its first write to `table`, or after `skip` writes: the rows are written and the
 * transaction is still open. Stays armed over restarts of server and database.
 */
export async function armFailpoint(platform: Platform, table: FailpointTable, skip = 0): Promise<void> {
  await asOwner(platform, async (owner) => {
    await endOrphans(owner);
    await owner.query('delete from failpoint');
    await owner.query("select setval('failpoint_hits', 1, false)");
    await owner.query('insert into failpoint (name, skip) values ($1, $2)', [table, skip]);
  });
}

/** Resolves when the server is blocked at a failpoint. */
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

/** Disarms all failpoints for the server that is started next. */
export async function disarmFailpoints(platform: Platform): Promise<void> {
  await asOwner(platform, async (owner) => {
    await endOrphans(owner);
    await owner.query('delete from failpoint');
  });
}

/**
 * Kills the server at its next write to `table`, or after `skip` writes, while `work` causes that write; then restarts it.
 * The result of `work` is ignored, because the server may have died before answering. The recovery lasts until `recovered`
 * is called.
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

/**
 * Ends the database sessions that a failpoint has stopped, so that they are rolled back and not completed. They are known by their lock:
 * one that looks whether the failpoint is still armed does not sleep at that moment.
 */
const endOrphans = (owner: pg.Client) =>
  owner.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${STOPPED}`,
  );

const asOwner = (platform: Platform, work: (owner: pg.Client) => Promise<unknown>) =>
  withOwner(runningAddress(platform.dataDir), work);
