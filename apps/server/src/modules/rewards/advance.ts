import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { BalanceAfter } from './give.ts';

/** Stake that counts towards one bonus. */
export interface CountedStake {
  readonly grant: bigint;
  readonly stake: Amount;
}

/** A bonus that was paid one or more slices. */
export interface Advanced {
  readonly grant: bigint;
  readonly user: bigint;
  readonly credited: Amount;
  readonly balance: BalanceAfter;
}

interface Row extends Record<string, unknown> {
  readonly grant_id: bigint;
  readonly player: bigint;
  readonly credited: bigint;
  readonly balance: bigint;
  readonly currency: string;
  readonly seq: bigint;
}

/** Counts stake towards active bonuses and pays what is due; `ref` counts once for a player. See `advance_earned`. */
export async function advanceEarned(
  tx: Tx,
  ref: string,
  counted: readonly CountedStake[],
): Promise<Advanced[]> {
  if (counted.length === 0) return [];
  const { rows } = await tx.query<Row>(
    'select grant_id, player, credited, balance, currency, seq from advance_earned($1, $2::bigint[], $3::bigint[])',
    [ref, counted.map(({ grant }) => grant), counted.map(({ stake }) => stake)],
  );
  return rows.map(({ grant_id, player, credited, balance, currency, seq }) => ({
    grant: grant_id,
    user: player,
    credited: credited as Amount,
    balance: { amount: balance as Amount, currency, seq: Number(seq) },
  }));
}
