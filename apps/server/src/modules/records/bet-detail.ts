import type { ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { Betting, Inclusions } from '../betting/index.ts';
import { type BetRow, betView, wholeBet } from './bet-list.ts';

type Detail = ReplyOf<'recordBetDetail'>;
type Proof = ReplyOf<'fairnessReceipt'>;
/** One draw in wire format. */
export type DrawView = Detail['draw'];

export interface DetailDeps {
  readonly store: Store;
  readonly betting: Pick<Betting, 'receipts'>;
  readonly inclusions: Inclusions;
  /** The draw of a bet; it always exists. */
  readonly drawView: (drawId: bigint) => Promise<DrawView>;
}

/** One of the player's bets with all details. Errors: `not_found`, also for another player's bet. */
export async function betDetail(deps: DetailDeps, userId: bigint, betId: number): Promise<Detail> {
  const { rows } = await deps.store.query<BetRow & { draw_id: bigint; wins: Detail['wins'] }>(
    `select ${wholeBet}, draw_id, wins from bet_state where user_id = $1 and id = $2`,
    [userId, betId],
  );
  const row = rows[0];
  if (!row) throw new AppError('not_found');
  const [draw, receipts] = await Promise.all([deps.drawView(row.draw_id), deps.betting.receipts([row.id])]);
  return { bet: betView(row), draw, wins: row.wins, receipt: receipts.get(row.id) ?? null };
}

/** Receipt of one of the player's bets and its position in the sealed set. Errors: `not_found`. */
export async function betProof(deps: DetailDeps, userId: bigint, betId: number): Promise<Proof> {
  const { rows } = await deps.store.query<{ id: bigint; draw_id: bigint; sealed: boolean }>(
    `select t.id, t.draw_id, d.sealed_at is not null as sealed
     from placed_bet t join draw_state d on d.id = t.draw_id where t.user_id = $1 and t.id = $2`,
    [userId, betId],
  );
  const row = rows[0];
  if (!row) throw new AppError('not_found');
  const [receipts, inclusion] = await Promise.all([
    deps.betting.receipts([row.id]),
    row.sealed ? deps.inclusions.find(row.draw_id, row.id) : undefined,
  ]);
  return {
    receipt: receipts.get(row.id)!,
    inclusion: inclusion ? { ...inclusion, path: [...inclusion.path] } : null,
  };
}
