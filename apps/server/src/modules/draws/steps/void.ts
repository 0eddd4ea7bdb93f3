import { PROTOCOL_VERSION, type VoidDocument } from '@tessera/fairness';
import { z } from 'zod';
import { LocalServiceError } from '../../../local-service/index.ts';
import { type Again, defineJob, defineLongJob, type Tx } from '../../../store/index.ts';
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

/** Bounds of the pause until the signer is asked for a seed again, ms. */
const PAUSE_MS = { min: 200, max: 60_000 };

/**
 * Journals a void draw with its seed. A separate step, so that refunds do not wait for a signer that is down. By the signer's own
 * clock the draw may still be on sale: it is asked again when that clock says so, at least once a minute, because it may be set.
 */
async function journalVoid(
  deps: DrawsDeps,
  tx: Tx,
  drawId: bigint,
  reason: VoidDocument['reason'],
): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  const seed = await revealedSeed(deps, draw);
  const now = await deps.clock.now(tx);
  if (typeof seed === 'object' && seed !== null)
    return { runAgainAt: now + Math.min(Math.max(seed.waitMs, PAUSE_MS.min), PAUSE_MS.max) };
  const document: VoidDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    descriptor: draw.descriptor_hash!.toString('hex'),
    reason,
    seed,
    at: now,
  };
  await appendEntry(tx, deps.signer, { kind: 'void', lottery: draw.lottery_id, drawId, document });
  return undefined;
}

/** The seed of a draw, null without one; the time to wait while the signer holds it back. */
async function revealedSeed(
  { signer }: DrawsDeps,
  { descriptor }: DrawRow,
): Promise<string | null | { readonly waitMs: number }> {
  if (descriptor?.source !== 'verifiable') return null;
  try {
    return await signer.reveal(descriptor);
  } catch (error) {
    if (error instanceof LocalServiceError && error.code === 'too_early')
      return { waitMs: error.retryInMs ?? 0 };
    throw error;
  }
}
