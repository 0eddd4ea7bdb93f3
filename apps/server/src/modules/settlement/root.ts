import { merkleStream, outcomeLeafHash, toHex } from '@tessera/fairness';
import type { Store } from '../../store/index.ts';
import { sha256 } from '../betting/index.ts';

/** Totals of the payouts of a settled draw, as in its settlement document. */
export interface Settled {
  /** Merkle root over (bet id, payout) of all paid bets in order of their ids, hex. */
  readonly root: string;
  readonly outcomes: number;
  /** Sum over all currencies: a control total. */
  readonly payout: bigint;
}

const OUTCOMES_READ = 20_000;

/** Adds up the outcomes of a draw in one pass. Cancelled bets were never sealed and are not included. */
export async function settledOf(store: Store, drawId: bigint): Promise<Settled> {
  const tree = merkleStream(sha256);
  let payout = 0n;
  for (let after = 0n; ; ) {
    const { rows } = await store.query<{ bet_id: bigint; payout: bigint }>(
      `select bet_id, payout from outcome
       where draw_id = $1 and bet_id > $2 and kind = 'won' order by bet_id limit ${OUTCOMES_READ}`,
      [drawId, after],
    );
    for (const row of rows) {
      tree.push(outcomeLeafHash({ bet: row.bet_id, payout: row.payout }, sha256));
      payout += row.payout;
    }
    if (rows.length < OUTCOMES_READ) return { root: toHex(tree.root()), outcomes: tree.size, payout };
    after = rows.at(-1)!.bet_id;
  }
}
