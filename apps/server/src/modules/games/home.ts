import { randomBytes } from 'node:crypto';
import { type Amount, printAmount, ZERO } from '@tessera/protocol';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import { AppError } from '../../http/index.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { abroad } from './money.ts';
import { nameFor } from './players.ts';
import type { Statements } from './statement.ts';
import type { Transfers } from './transfer.ts';
import { findByRid, type TransferRow } from './transfer-store.ts';

type Recycled = ReplyOf<'gameRecycle'>;

/** Brings the money of a player home after he has excluded himself (RP8); key: player and moment. */
export const HOME_JOB = 'games.home';
const AGAIN_MS = 15_000;

/** The way home of money that is on platforms. */
export interface Home {
  /** R5.5. Errors: `balance_insufficient` when there is nothing anywhere. */
  recycle(userId: bigint, rid: string): Promise<Recycled>;
}

export function createHome(parts: GamesParts, transfers: Transfers, statements: Statements): Home {
  const { store, ledger, jobs, clock } = parts;

  /** Platforms where the player has, or may have, money. */
  async function placesOf(userId: bigint): Promise<string[]> {
    const abroadNow = await ledger.abroadOf(userId, GAME_CURRENCY);
    const waiting = await store.query<{ plat: string }>(
      "select distinct plat from transfer where user_id = $1 and state = 'pending' order by 1",
      [userId],
    );
    return [...new Set([...abroadNow.keys(), ...waiting.rows.map(({ plat }) => plat)])];
  }

  /** What came home from one platform; `undefined` when some of it is still there and could not be moved. */
  async function fetchHome(userId: bigint, plat: string, rid: string): Promise<Amount | undefined> {
    const before = await findByRid(store, userId, rid);
    if (before) return came(before.state === 'pending' ? await transfers.advance(before.id) : before);
    const platform = parts.platform(plat);
    if (!platform || !(await statements.read(plat))) return undefined;
    const booked = await ledger.balanceOf(userId, GAME_CURRENCY, abroad(plat));
    const said = await platform.balance(await nameFor(store, userId));
    if (said.outcome !== 'done') return booked === 0n ? ZERO : undefined;
    // Never more than the book has: a platform cannot make money by claiming it.
    const amount = said.balance < booked ? said.balance : booked;
    if (amount <= 0n) return said.inPlay > 0n ? undefined : ZERO;
    try {
      return came(await transfers.order({ userId, plat, direction: -1, amount, rid }));
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  jobs.onLong(
    HOME_JOB,
    async ({ payload }) => {
      const userId = BigInt((payload as { user: string }).user);
      let left = false;
      for (const plat of await placesOf(userId)) {
        left = (await fetchHome(userId, plat, randomBytes(16).toString('hex'))) === undefined || left;
      }
      return left ? { runAgainAt: clock.local() + AGAIN_MS } : undefined;
    },
    { slow: true },
  );

  return {
    async recycle(userId, rid) {
      const plats: Record<string, string> = {};
      const pending: string[] = [];
      let moved = 0n;
      for (const plat of await placesOf(userId)) {
        const amount = await fetchHome(userId, plat, `${rid}/${plat}`);
        if (amount === undefined) pending.push(plat);
        else if (amount > 0n) {
          plats[plat] = printAmount(amount);
          moved += amount;
        }
      }
      if (moved === 0n && pending.length === 0) throw new AppError('balance_insufficient');
      return { moved: printAmount(moved as Amount), plats, pending };
    },
  };
}

/** What a transfer out has brought: nothing when the platform refused it. */
function came({ state, amount }: TransferRow): Amount | undefined {
  if (state === 'pending') return undefined;
  return state === 'done' ? amount : ZERO;
}
