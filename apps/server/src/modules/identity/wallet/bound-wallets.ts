import type { Store, Tx } from '../../../store/index.ts';
import { addressOf, type Chain, type WalletAddress } from './address.ts';

/** A wallet bound to an account. */
export interface BoundWallet {
  readonly wallet: WalletAddress;
  /** ms */
  readonly boundAt: number;
}

/** The wallets of a player, at most one per chain. */
export async function walletsOf(store: Store, userId: bigint): Promise<BoundWallet[]> {
  const { rows } = await store.query<{ chain: Chain; address: Buffer; bound_at: Date }>(
    'select chain, address, bound_at from wallet where user_id = $1 order by chain',
    [userId],
  );
  return rows.map(({ chain, address, bound_at }) => ({
    wallet: addressOf(chain, address),
    boundAt: bound_at.getTime(),
  }));
}

/** The player to whom a wallet is bound. */
export async function ownerOfWallet(store: Store | Tx, wallet: WalletAddress): Promise<bigint | undefined> {
  const { rows } = await store.query<{ user_id: bigint }>(
    'select user_id from wallet where chain = $1 and address = $2',
    [wallet.chain, wallet.bytes],
  );
  return rows[0]?.user_id;
}

/**
 * Binds a wallet. False if the wallet, or another one of the chain, is already bound (W5), or if it was the wallet of a player
 * who
 * has self-excluded: it may not be used under another account (RP8).
 */
export async function bindWallet(
  tx: Tx,
  userId: bigint,
  wallet: WalletAddress,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into wallet (chain, address, user_id, bound_at) select $1, $2, $3, $4
     where not exists (select from wallet_past where chain = $1 and address = $2 and user_id <> $3 and is_excluded(user_id))
     on conflict do nothing`,
    [wallet.chain, wallet.bytes, userId, new Date(now)],
  );
  return rowCount === 1;
}

/** Removes a player's wallet of a chain; false if there is none. */
export async function removeWallet(tx: Tx, userId: bigint, chain: Chain): Promise<boolean> {
  const { rows } = await tx.query<{ removed: bigint }>(
    `with removed as (delete from wallet where user_id = $1 and chain = $2 returning chain, address, user_id),
     kept as (
       insert into wallet_past (chain, address, user_id, removed_at)
       select chain, address, user_id, app_now() from removed
       on conflict (chain, address, user_id) do update set removed_at = excluded.removed_at
     )
     select count(*) as removed from removed`,
    [userId, chain],
  );
  return rows[0]!.removed === 1n;
}
