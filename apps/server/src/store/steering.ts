import pg from 'pg';
import { connectionTo, type StoreAddress } from './pool.ts';

/** Lets the application move the clock (mode `test`), or takes that right away and puts the clock right again. */
export async function setSteering({ ownerUrl }: StoreAddress, allowed: boolean): Promise<void> {
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
