import { type Amount, amountOf, printAmount, type ReplyOf, type ServerErrorCode } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { Receipts, ReceiptView } from './receipts.ts';

export type PlaceReply = ReplyOf<'betPlace'>;
export type PlaceItem = PlaceReply['items'][number];

/** An accepted item. */
export interface AcceptedItem {
  readonly index: number;
  readonly id: bigint;
  readonly stake: Amount;
  readonly placedAt: number;
  readonly receipt: ReceiptView;
}

/** A refused item; fields in its data are relative to the call (`items.3.content`). */
export interface RefusedView {
  readonly index: number;
  readonly code: ServerErrorCode;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** The answer to a request: its items in request order. */
export function placeReply(
  accepted: readonly AcceptedItem[],
  refused: readonly RefusedView[],
  balance: Amount,
): PlaceReply {
  const items: PlaceItem[] = [];
  for (const { index, id, stake, placedAt, receipt } of accepted) {
    items[index] = { ok: true, bet_id: Number(id), stake: printAmount(stake), placed_at: placedAt, receipt };
  }
  for (const { index, code, data } of refused) {
    items[index] = data ? { ok: false, code, data } : { ok: false, code };
  }
  return { items, balance: printAmount(balance) };
}

/** Earlier answers, rebuilt from the stored request and its bets. */
export interface StoredAnswers {
  /**
   * The same answer again (L6); `undefined` when the request has placed nothing so far.
   * Errors: `idempotency_conflict` when the request id was used with another body.
   */
  find(userId: bigint, rid: string, bodyHash: Buffer): Promise<PlaceReply | undefined>;
  /** Whether the player's request has placed bets. */
  has(userId: bigint, rid: string): Promise<boolean>;
}

export function createStoredAnswers(deps: { store: Store; receipts: Receipts }): StoredAnswers {
  const { store, receipts } = deps;
  return {
    async find(userId, rid, bodyHash) {
      const request = await readRequest(store, userId, rid);
      if (!request) return undefined;
      if (!request.body_hash.equals(bodyHash)) throw new AppError('idempotency_conflict');
      const bets = await readBets(store, userId, rid);
      const proofs = await receipts.of(bets.map(({ id }) => id));
      const accepted = bets.map(({ id, idx, stake, placed_at }) => ({
        index: idx,
        id,
        stake: amountOf(stake),
        placedAt: placed_at.getTime(),
        receipt: proofs.get(id)!,
      }));
      const refused = request.refusals.map(([index, code, data = null]) => ({ index, code, data }));
      return placeReply(accepted, refused, amountOf(request.balance));
    },
    has: async (userId, rid) => (await readRequest(store, userId, rid)) !== undefined,
  };
}

interface RequestRow {
  body_hash: Buffer;
  refusals: [number, ServerErrorCode, (Record<string, unknown> | null)?][];
  balance: bigint;
}

async function readRequest(store: Store, userId: bigint, rid: string): Promise<RequestRow | undefined> {
  const { rows } = await store.query<RequestRow>(
    'select body_hash, refusals, balance from bet_request where user_id = $1 and rid = $2',
    [userId, rid],
  );
  return rows[0];
}

async function readBets(
  store: Store,
  userId: bigint,
  rid: string,
): Promise<{ id: bigint; idx: number; stake: bigint; placed_at: Date }[]> {
  const { rows } = await store.query<{ id: bigint; idx: number; stake: bigint; placed_at: Date }>(
    'select id, idx, stake, placed_at from bet where user_id = $1 and rid = $2 order by idx',
    [userId, rid],
  );
  return rows;
}
