import { randomBytes } from 'node:crypto';
import { type Amount, printAmount, ZERO } from '@tessera/protocol';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import { z } from 'zod';
import { AppError } from '../../http/index.ts';
import { type Again, defineLongJob, idField } from '../../store/index.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { platformAccount } from './money.ts';
import { nameFor } from './players.ts';
import type { Statements } from './statement.ts';
import type { Transfers } from './transfer.ts';
import { findByRid, type TransferRow } from './transfer-store.ts';

type Recycled = ReplyOf<'gameRecycle'>;

const AGAIN_MS = 15_000;

/** Recalls platform balances to the main balance. */
export interface Recall {
  /** R5.5. Errors: `balance_insufficient` when no platform has any money of the player. */
  recycle(userId: bigint, rid: string): Promise<Recycled>;
  /** Moves all that can be moved; returns when to try again if some of it is left. */
  recallAll(userId: bigint): Promise<Again | undefined>;
}

/** Recalls a player's platform balances after a self-exclusion (RP8); key: player and time. */
export const recallJob = defineLongJob('games.recall', {
  slow: true,
  payload: z.object({ user: idField }),
  run: ({ home }: { readonly home: Recall }, { payload }) => home.recallAll(payload.user),
});

export function createRecall(parts: GamesParts, transfers: Transfers, statements: Statements): Recall {
  const { store, ledger, clock } = parts;

  /** Platforms where the player has or may have money. */
  async function platformsOf(userId: bigint): Promise<string[]> {
    const balances = await ledger.platformBalances(userId, GAME_CURRENCY);
    const waiting = await store.query<{ platform: string }>(
      "select distinct platform from transfer where user_id = $1 and state = 'pending' order by 1",
      [userId],
    );
    return [...new Set([...balances.keys(), ...waiting.rows.map(({ platform }) => platform)])];
  }

  /** Amount recalled from one platform; `undefined` when some of it is still there and could not be moved. */
  async function recallFrom(userId: bigint, id: string, rid: string): Promise<Amount | undefined> {
    const before = await findByRid(store, userId, rid);
    if (before) return recalled(before.state === 'pending' ? await transfers.advance(before.id) : before);
    const platform = parts.platform(id);
    if (!platform || !(await statements.read(id))) return undefined;
    const booked = await ledger.balanceOf(userId, GAME_CURRENCY, platformAccount(id));
    const said = await platform.balance(await nameFor(store, userId));
    if (said.outcome !== 'done') return booked === 0n ? ZERO : undefined;
    // Never more than the ledger has: a platform cannot create money by overstating a balance.
    const amount = said.balance < booked ? said.balance : booked;
    if (amount <= 0n) return said.inPlay > 0n ? undefined : ZERO;
    try {
      return recalled(await transfers.order({ userId, platform: id, direction: -1, amount, rid }));
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  return {
    async recallAll(userId) {
      let left = false;
      for (const platform of await platformsOf(userId)) {
        left = (await recallFrom(userId, platform, randomBytes(16).toString('hex'))) === undefined || left;
      }
      return left ? { runAgainAt: clock.local() + AGAIN_MS } : undefined;
    },
    async recycle(userId, rid) {
      const platforms: Record<string, string> = {};
      const pending: string[] = [];
      let moved = 0n;
      for (const platform of await platformsOf(userId)) {
        const amount = await recallFrom(userId, platform, `${rid}/${platform}`);
        if (amount === undefined) pending.push(platform);
        else if (amount > 0n) {
          platforms[platform] = printAmount(amount);
          moved += amount;
        }
      }
      if (moved === 0n && pending.length === 0) throw new AppError('balance_insufficient');
      return { moved: printAmount(moved as Amount), plats: platforms, pending };
    },
  };
}

/** Amount a transfer out has moved: zero when the platform refused it, `undefined` while it is pending. */
function recalled({ state, amount }: TransferRow): Amount | undefined {
  if (state === 'pending') return undefined;
  return state === 'done' ? amount : ZERO;
}
