import { PROTOCOL_VERSION, type VoidDocument } from '@tessera/fairness';
import { z } from 'zod';
import { defineJob, defineLongJob, type Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, lockDraw } from '../store.ts';

/** Ends a draw without a result: every stake is refunded, and the seed is still revealed in the journal. */
export async function voidDraw(
  deps: DrawsDeps,
  tx: Tx,
  draw: DrawRow,
  reason: VoidDocument['reason'],
): Promise<undefined> {
  await tx.query("update draw set state = 'void', void_reason = $2 where id = $1", [draw.id, reason]);
  const now = deps.clock.local();
  await deps.jobs.add(refundJob, String(draw.id), now, {}, tx);
  await deps.jobs.add(voidJournalJob, String(draw.id), now, { reason }, tx);
  await announce(tx, deps, draw, 'draw:void', { reason });
}

export const refundJob = defineLongJob('draw.refund', {
  slow: true,
  run: ({ settlement }: DrawsDeps, { key }) => settlement.refundDraw(BigInt(key)),
});

export const voidJournalJob = defineJob('draw.void-journal', {
  payload: z.object({ reason: z.custom<VoidDocument['reason']>((reason) => typeof reason === 'string') }),
  run: (deps: DrawsDeps, { key, payload }, tx) => journalVoid(deps, tx, BigInt(key), payload.reason),
});

/** Journals a void draw with its seed. A separate step, so that refunds do not wait for a signer that is down. */
async function journalVoid(
  deps: DrawsDeps,
  tx: Tx,
  drawId: bigint,
  reason: VoidDocument['reason'],
): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  const document: VoidDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    descriptor: draw.descriptor_hash!.toString('hex'),
    reason,
    seed: draw.descriptor?.source === 'verifiable' ? await deps.signer.reveal(draw.descriptor) : null,
    at: await deps.clock.now(tx),
  };
  await appendEntry(tx, deps.signer, { kind: 'void', lottery: draw.lottery_id, drawId, document });
}
