import { randomBytes } from 'node:crypto';
import { type Amount, printAmount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Again } from '../../store/index.ts';
import { breakError } from '../protection/index.ts';
import { findPlatform } from './catalogue.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { freshName } from './players.ts';
import { leaveForReview } from './review.ts';
import { limitReached } from './stake-limit.ts';
import type { Statements } from './statement.ts';
import { createTransferBatches, FIRST_LOOK_MS } from './transfer-batches.ts';
import type { Stranded } from './transfer-end.ts';
import { type BeginRow, findByRid, findTransfer, type TransferRow } from './transfer-store.ts';

export interface TransferOrder {
  readonly userId: bigint;
  readonly platform: string;
  readonly direction: 1 | -1;
  readonly amount: Amount;
  readonly rid: string;
  /** The requesting session; undefined for transfers that Tessera starts itself. */
  readonly session?: bigint;
}

/** Moves money to platforms and back: L12. */
export interface Transfers {
  /**
   * Begins a transfer, or finds the one that this `rid` began, and advances it as far as the platform answers.
   * Errors: `not_found`, `idempotency_conflict`, `transfer_pending` while another transfer with the platform is pending,
   * `balance_insufficient`, `provider_unavailable` before anything moved, `platform_maintenance`; into a platform also those of
   * `requirePlay` and `limit_loss_reached`, because money on a platform can be lost without another call to us.
   */
  order(order: TransferOrder): Promise<TransferRow>;
  /** Advances a pending transfer; returns its row afterwards. */
  advance(id: bigint): Promise<TransferRow>;
  /** Asks for the state of a pending transfer; see `transferJob`. */
  look(id: bigint, runAt: number): Promise<Again | undefined>;
}

const LOOK_AGAIN_MS_MAX = 300_000;

/**
 * A transfer is two transactions with the platform's answer between them. The first moves money from its account into `transit`
 * before the platform is called. The second moves it out of `transit` once the platform has given a definite answer. A timeout
 * moves nothing. Both transactions are shared by many transfers.
 */
export function createTransfers(
  parts: GamesParts,
  statements: Pick<Statements, 'read' | 'bookWaiting'>,
  stranded: Stranded,
): Transfers {
  const { store, clock, emit } = parts;
  const batches = createTransferBatches(parts, stranded);
  const underway = new Map<bigint, Promise<TransferRow>>();

  async function start(order: TransferOrder): Promise<TransferRow> {
    const { session = null, ...wanted } = order;
    if (order.direction === -1) await readBefore(order);
    const row = await batches.begin({
      ...wanted,
      session,
      connected: parts.platform(order.platform) !== undefined,
      ref: randomBytes(16).toString('hex'),
      name: freshName(),
    });
    if (row.code !== null) throw refusedBy(row);
    if (row.batch !== null) tell(row.user_id, row.balance, row.batch);
    return requireSame(row, order);
  }

  /**
   * The ledger must have all rounds played there before money leaves the platform. A transfer that is already known is not
   * checked.
   */
  async function readBefore({ userId, rid, platform: id }: TransferOrder): Promise<void> {
    if (await findByRid(store, userId, rid)) return;
    const platform = await findPlatform(store, id);
    if (platform?.wallet !== 'transfer' || !parts.platform(id)) return;
    if (!(await statements.read(id))) throw new AppError('provider_unavailable');
  }

  async function settle(row: TransferRow): Promise<TransferRow> {
    const platform = parts.platform(row.platform);
    if (row.state !== 'pending' || !platform) return row;
    const amount = (row.direction === 1 ? row.amount : -row.amount) as Amount;
    const asked = await platform.transfer({ player: row.player, ref: row.ref, amount });
    if (asked.outcome === 'unclear') return row;
    if (asked.outcome === 'refused' && !isCertain(asked.code)) {
      const detail = { code: asked.code };
      await leaveForReview(store, {
        provider: row.platform,
        kind: 'transfer_conflict',
        ref: row.ref,
        detail,
      });
      return row;
    }
    return end(row.ref, asked.outcome === 'done' ? undefined : asked.code);
  }

  /** The second transaction: done, or reversed because the platform refused it. */
  async function end(ref: string, refusal: string | undefined): Promise<TransferRow> {
    const row = await batches.end(ref, refusal);
    if (row.batch !== null) tell(row.user_id, row.balance, row.batch);
    if (row.rounds) await statements.bookWaiting(row.platform, row.user_id);
    return row;
  }

  function tell(userId: bigint, balance: Amount, batch: bigint): void {
    const payload = {
      balance: printAmount(balance),
      currency: GAME_CURRENCY,
      cause: 'transfer',
      seq: Number(batch),
    } as const;
    emit.user(userId, 'balance', payload);
  }

  /** Concurrent callers share one call to the platform. */
  function together(row: TransferRow): Promise<TransferRow> {
    const running = underway.get(row.id) ?? settle(row).finally(() => underway.delete(row.id));
    underway.set(row.id, running);
    return running;
  }

  async function advance(id: bigint): Promise<TransferRow> {
    const row = (await findTransfer(store, id))!;
    return row.state === 'pending' ? together(row) : row;
  }

  async function look(id: bigint, runAt: number): Promise<Again | undefined> {
    const row = (await findTransfer(store, id))!;
    if (row.state !== 'pending') return undefined;
    const asked = await parts.platform(row.platform)?.status(row.ref);
    let now = row;
    if (asked?.outcome === 'done') {
      if (asked.state === 'unknown') now = await together(row);
      else now = await end(row.ref, asked.state === 'refused' ? asked.code : undefined);
    }
    if (now.state !== 'pending') return undefined;
    const waited = Math.max(clock.local() - row.at.getTime(), FIRST_LOOK_MS);
    return { runAgainAt: Math.max(clock.local(), runAt) + Math.min(waited, LOOK_AGAIN_MS_MAX) };
  }

  return {
    async order(order) {
      const row = await start(order);
      return row.state === 'pending' ? together(row) : row;
    },
    advance,
    look,
  };
}

/** `ref_conflict` says that the reference belongs to another transfer; it is not a refusal of this one. */
function isCertain(code: string): boolean {
  return code !== 'ref_conflict';
}

/** Turns a refused begin into the player's error. */
function refusedBy({ code, until, room, period }: Extract<BeginRow, { room: Amount }>): AppError {
  switch (code) {
    case 'self_excluded':
    case 'timeout_active':
    case 'session_limit_reached':
    case 'reality_check_due':
      return breakError(code, until);
    case 'limit_stake_reached':
    case 'limit_loss_reached':
      return limitReached(code, room, period);
    default:
      return new AppError(code);
  }
}

function requireSame(row: TransferRow, { platform, direction, amount }: TransferOrder): TransferRow {
  if (row.platform !== platform || row.direction !== direction || row.amount !== amount) {
    throw new AppError('idempotency_conflict');
  }
  return row;
}
