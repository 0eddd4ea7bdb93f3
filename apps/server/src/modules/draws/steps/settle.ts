import { PROTOCOL_VERSION, type SettlementDocument } from '@tessera/fairness';
import { type Amount, printAmount } from '@tessera/protocol';
import { defineLongJob, type Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { lockDraw } from '../store.ts';

export const settleJob = defineLongJob('draw.settle', {
  slow: true,
  run: (deps: DrawsDeps, { key }) => settleDraw(deps, BigInt(key)),
});

/** `drawn -> settling -> settled`. Each chunk and the final step commit separately; each may be repeated. */
async function settleDraw(deps: DrawsDeps, drawId: bigint): Promise<void> {
  const settled = await deps.settlement.settleDraw(drawId);
  await deps.store.tx((tx) => endSettling(deps, tx, drawId, settled));
}

async function endSettling(
  deps: DrawsDeps,
  tx: Tx,
  drawId: bigint,
  { root, outcomes, payout }: Awaited<ReturnType<DrawsDeps['settlement']['settleDraw']>>,
): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'drawn' && draw.state !== 'settling') return;
  const at = await deps.clock.now(tx);
  const { rows } = await tx.query<{ digest: Buffer }>(
    "select digest from journal where kind = 'result' and draw_id = $1",
    [drawId],
  );
  const document: SettlementDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    result: rows[0]!.digest.toString('hex'),
    root,
    outcomes,
    payout: printAmount(payout as Amount),
    at,
  };
  await tx.query("update draw set state = 'settled', settled_at = $2 where id = $1", [drawId, new Date(at)]);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'settlement',
    lottery: draw.lottery_id,
    drawId,
    document,
  });
  await announce(tx, deps, draw, 'draw:settled', { settlement_root: outcomes > 0 ? root : null }, head);
}
