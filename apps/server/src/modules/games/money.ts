import { type Amount, amountOf } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { PlayerKind, Posting, PostingEntry } from '../ledger/index.ts';
import { GAME_CURRENCY } from './deps.ts';
import { gameMovements } from './movements.ts';

/** The account of a player's money on a platform. */
export const platformAccount = (platform: string): PlayerKind => `platform:${platform}`;

/** A round on a platform with its own wallet, booked from its statement: platform -S +P, ext +S -P. */
export function play(round: {
  platform: string;
  ref: string;
  userId: bigint;
  stake: Amount;
  payout: Amount;
}): Posting | undefined {
  const { platform, ref, userId, stake, payout } = round;
  const entries = [
    ...pair({ userId, kind: platformAccount(platform) }, platform, -stake),
    ...pair({ userId, kind: platformAccount(platform) }, platform, payout),
  ];
  return entries.length === 0
    ? undefined
    : { kind: gameMovements.play.kind, key: `${platform}/${ref}`, userId, entries };
}

/** A call of a seamless wallet: credits `amount` to the main account (negative: debits it). */
export function wallet(
  kind: 'game_bet' | 'game_win' | 'game_rollback',
  call: { platform: string; id: string; userId: bigint; amount: bigint },
): Posting | undefined {
  const { platform, id, userId, amount } = call;
  const entries = pair({ userId, kind: 'main' }, platform, amount);
  return entries.length === 0
    ? undefined
    : { kind: gameMovements[kind].kind, key: `${platform}/${id}`, userId, entries };
}

/** Main balance of a player whose accounts this transaction has locked, and a sequence number that orders their balances. */
export async function balanceAfter(tx: Tx, userId: bigint): Promise<{ balance: Amount; seq: number }> {
  const { rows } = await tx.query<{ balance: Amount; seq: bigint }>(
    `select balance, nextval('id_seq') as seq from player_balance where user_id = $1 and kind = 'main' and currency = $2`,
    [userId, GAME_CURRENCY],
  );
  return { balance: rows[0]!.balance, seq: Number(rows[0]!.seq) };
}

/**
 * Locks the player's main account, the first of their accounts in lock order (M3): until the commit no other transaction moves
 * their money.
 */
export async function lockMain(tx: Tx, userId: bigint): Promise<void> {
  await tx.query(`select from lock_players(array[$1::bigint], 'main', $2)`, [userId, GAME_CURRENCY]);
}

function pair(
  account: { userId: bigint; kind: PlayerKind },
  platform: string,
  amount: bigint,
): PostingEntry[] {
  if (amount === 0n) return [];
  return [
    { account, currency: GAME_CURRENCY, amount: amountOf(amount) },
    {
      account: { userId: null, kind: `ext:${platform}` },
      currency: GAME_CURRENCY,
      amount: amountOf(-amount),
    },
  ];
}
