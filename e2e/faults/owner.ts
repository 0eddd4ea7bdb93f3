import pg from 'pg';
import type { StoreAddress } from '../../apps/server/src/store/index.ts';

/** Works on a connection of its own to a running platform's store, under the credential of the tables' owner. */
export async function withOwner<T>(
  { ownerUrl }: StoreAddress,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/**
 * Works while no audit runs: bets that a test writes without their money are a violation until it has written that too. An audit
 * that has begun ends first. Those that are due meanwhile are left out, as on a node when another node audits.
 */
export const betweenAudits = <T>(address: StoreAddress, work: () => Promise<T>): Promise<T> =>
  withOwner(address, async (owner) => {
    await owner.query('begin');
    await owner.query('select from audit_turn for update');
    try {
      return await work();
    } finally {
      await owner.query('commit');
    }
  });
