import { randomBytes } from 'node:crypto';
import { type Amount, printAmount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { requirePlay } from '../protection/index.ts';
import { findPlat } from './catalogue.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { balanceAfter, begin, lockMain } from './money.ts';
import { nameFor } from './players.ts';
import { leaveForReview } from './review.ts';
import { requireStakeRoom } from './stake-room.ts';
import type { Statements } from './statement.ts';
import { endWithin, type Stranded } from './transfer-end.ts';
import { findByRid, findPending, findTransfer, insertTransfer, type TransferRow } from './transfer-store.ts';

/** Asks what became of a transfer that was not confirmed at once; key: its id. */
export const TRANSFER_JOB = 'games.transfer';

export interface TransferOrder {
  readonly userId: bigint;
  readonly plat: string;
  readonly direction: 1 | -1;
  readonly amount: Amount;
  readonly rid: string;
  /** The session that asks; none for what the platform does by itself. */
  readonly session?: bigint;
}

/** Moves money to platforms and back: L12. */
export interface Transfers {
  /**
   * Begins a transfer, or finds the one this `rid` began, and takes it as far as the platform answers.
   * Errors: `not_found`, `idempotency_conflict`, `transfer_pending` while another one of the platform is on its way,
   * `balance_insufficient`, `provider_unavailable` before anything moved, and into a platform those of `requirePlay`
   * and `limit_loss_reached`: what is abroad can be lost without us.
   */
  order(order: TransferOrder): Promise<TransferRow>;
  /** Takes a pending transfer further; answers how it stands then. */
  advance(id: bigint): Promise<TransferRow>;
}

const FIRST_LOOK_MS = 5_000;
const LOOK_AGAIN_MS_MAX = 300_000;

/**
 * A transfer is two transactions with the platform's answer between them: money leaves its account into `transit` before
 * the platform is asked, and leaves `transit` when the platform has answered for certain. No answer moves nothing.
 */
export function createTransfers(
  parts: GamesParts,
  statements: Pick<Statements, 'read' | 'bookWaiting'>,
  stranded: Stranded,
): Transfers {
  const { store, clock, jobs, ledger, emit } = parts;
  const underway = new Map<bigint, Promise<TransferRow>>();

  async function start(order: TransferOrder): Promise<TransferRow> {
    const { userId, plat: platId, direction, amount, rid, session } = order;
    const begun = await findByRid(store, userId, rid);
    if (begun) return requireSame(begun, order);
    const plat = await findPlat(store, platId);
    if (plat?.wallet !== 'transfer') throw new AppError('not_found');
    const platform = parts.platform(platId);
    // The way home is never closed.
    if (!platform || (plat.maintenance && direction === 1)) throw new AppError('provider_unavailable');
    // What was played there has to stand in the book before money leaves it.
    if (direction === -1 && !(await statements.read(platId))) throw new AppError('provider_unavailable');
    const { row, after } = await store.tx(async (tx) => {
      await lockMain(tx, userId);
      const known = await findByRid(tx, userId, rid);
      if (known) return { row: requireSame(known, order) };
      if (await findPending(tx, userId, platId)) throw new AppError('transfer_pending');
      if (direction === 1) {
        await requirePlay(tx, userId, session);
        await requireStakeRoom(tx, userId, amount, ['loss']);
      }
      const made = await insertTransfer(tx, {
        user_id: userId,
        plat: platId,
        direction,
        amount,
        currency: GAME_CURRENCY,
        ref: randomBytes(16).toString('hex'),
        rid,
      });
      await nameFor(tx, userId);
      await ledger.post(tx, [begin(made)]);
      await jobs.add(TRANSFER_JOB, String(made.id), clock.local() + FIRST_LOOK_MS, {}, tx);
      return { row: made, after: await balanceAfter(tx, userId) };
    });
    if (after) tell(userId, after);
    return row;
  }

  async function settle(row: TransferRow): Promise<TransferRow> {
    const platform = parts.platform(row.plat);
    if (row.state !== 'pending' || !platform) return row;
    const player = await nameFor(store, row.user_id);
    const amount = (row.direction === 1 ? row.amount : -row.amount) as Amount;
    const asked = await platform.transfer({ player, ref: row.ref, amount });
    if (asked.outcome === 'unclear') return row;
    if (asked.outcome === 'refused' && !isCertain(asked.code)) {
      const detail = { code: asked.code };
      await leaveForReview(store, { provider: row.plat, kind: 'transfer_conflict', ref: row.ref, detail });
      return row;
    }
    return end(row.ref, asked.outcome === 'done' ? undefined : asked.code);
  }

  /** The second transaction: done, or reversed by the platform's own refusal. */
  async function end(ref: string, refusal: string | undefined): Promise<TransferRow> {
    const { row, after } = await store.tx((tx) => endWithin(tx, parts, ref, refusal, stranded));
    if (after) tell(row.user_id, after);
    await statements.bookWaiting(row.plat, row.user_id);
    return row;
  }

  function tell(userId: bigint, { balance, seq }: { balance: Amount; seq: number }): void {
    const payload = {
      balance: printAmount(balance),
      currency: GAME_CURRENCY,
      cause: 'transfer',
      seq,
    } as const;
    emit.user(userId, 'balance', payload);
  }

  /** Those who ask at the same time share one question. */
  function together(row: TransferRow): Promise<TransferRow> {
    const running = underway.get(row.id) ?? settle(row).finally(() => underway.delete(row.id));
    underway.set(row.id, running);
    return running;
  }

  async function advance(id: bigint): Promise<TransferRow> {
    const row = (await findTransfer(store, id))!;
    return row.state === 'pending' ? together(row) : row;
  }

  jobs.on(
    TRANSFER_JOB,
    async ({ key, runAt }) => {
      const row = (await findTransfer(store, BigInt(key)))!;
      if (row.state !== 'pending') return undefined;
      const asked = await parts.platform(row.plat)?.status(row.ref);
      let now = row;
      if (asked?.outcome === 'done') {
        if (asked.state === 'unknown') now = await together(row);
        else now = await end(row.ref, asked.state === 'refused' ? asked.code : undefined);
      }
      if (now.state !== 'pending') return undefined;
      const waited = Math.max(clock.local() - row.at.getTime(), FIRST_LOOK_MS);
      return { runAgainAt: Math.max(clock.local(), runAt) + Math.min(waited, LOOK_AGAIN_MS_MAX) };
    },
    { slow: true },
  );

  return {
    async order(order) {
      const row = await start(order);
      return row.state === 'pending' ? together(row) : row;
    },
    advance,
  };
}

/** Codes that say the reference stands for something else, which is no refusal of this transfer. */
function isCertain(code: string): boolean {
  return code !== 'ref_conflict';
}

function requireSame(row: TransferRow, { plat, direction, amount }: TransferOrder): TransferRow {
  if (row.plat !== plat || row.direction !== direction || row.amount !== amount) {
    throw new AppError('idempotency_conflict');
  }
  return row;
}
