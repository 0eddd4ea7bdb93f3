import pg from 'pg';
import type { Clock } from './clock.ts';
import { connectionTo, type StoreAddress } from './pool.ts';

/** Grants the application the right to move the clock (mode `test`), or revokes it and resets the clock. */
export async function setSteering(
  { ownerUrl }: Pick<StoreAddress, 'ownerUrl'>,
  allowed: boolean,
): Promise<void> {
  const client = new pg.Client(connectionTo(ownerUrl));
  await client.connect();
  try {
    const role = await client.query("select from pg_roles where rolname = 'tessera_app'");
    if (role.rowCount !== 0) {
      await client.query(
        allowed
          ? 'grant execute on function clock_steer(bigint) to tessera_app'
          : 'revoke execute on function clock_steer(bigint) from tessera_app',
      );
    }
    if (!allowed) await client.query('update clock_offset set offset_ms = 0 where offset_ms <> 0');
  } finally {
    await client.end();
  }
}

/**
 * Runs `work` with a clock in the past, which `work` sets itself (`moveTo`, ms). Resets the clock afterwards, also after
 * an error. Makes the history of the demonstration, before the node serves anyone.
 */
export async function withPastClock(
  { ownerUrl }: StoreAddress,
  clock: Clock,
  work: (moveTo: (ms: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connectionTo(ownerUrl));
  await client.connect();
  try {
    await work(async (ms) => {
      await client.query('select clock_steer($1 - (extract(epoch from clock_timestamp()) * 1000)::bigint)', [
        ms,
      ]);
      await clock.measure();
    });
  } finally {
    await client.query('select clock_steer(0)');
    await clock.measure();
    await client.end();
  }
}
