import {
  documentHash,
  type OutsideDescriptor,
  type OutsideEvidence,
  PROTOCOL_VERSION,
  type ResultDocument,
} from '@tessera/fairness';
import type { Draw } from '@tessera/rules';
import type { Again, Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, lockDraw } from '../store.ts';
import { keepReport, recheckJob } from './recheck.ts';
import { settleJob } from './settle.ts';
import { drawStep } from './step.ts';

const MINUTE_MS = 60_000;
/** Interval between requests to a feed, by how long its result has been awaited. */
const pauses: readonly (readonly [waitedMs: number, pauseMs: number])[] = [
  [5 * MINUTE_MS, 10_000],
  [120 * MINUTE_MS, MINUTE_MS],
  [Number.POSITIVE_INFINITY, 5 * MINUTE_MS],
];
/** After this time without a result, operators must act. */
export const OVERDUE_MS = 120 * MINUTE_MS;
/** First check for a correction after a result. */
const recheckAfterMs = 10 * MINUTE_MS;

export const outsideJob = drawStep('draw.outside', awaitOutside);

/**
 * `sealed -> drawn` of an outside draw, once its feed has a final result signed for it. Until then the draw waits for the
 * official result without limit. Results that are unsigned, of another draw, impossible or provisional never count.
 */
async function awaitOutside(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'sealed') return undefined;
  const descriptor = draw.descriptor as OutsideDescriptor;
  const asked = descriptor.source === 'feed' ? await deps.feed.ask(descriptor) : undefined;
  if (asked && 'report' in asked) {
    await keepReport(tx, drawId, asked);
    await publishOutside(deps, tx, draw, asked.report.result, { source: 'feed', ...asked });
    return undefined;
  }
  if (asked?.problem === 'wrong')
    deps.log.error({ draw: String(drawId) }, 'the feed sent a result that is not signed for this draw');
  return waitOn(deps, tx, draw, descriptor);
}

async function waitOn(
  deps: DrawsDeps,
  tx: Tx,
  draw: DrawRow,
  { source, drawAt }: OutsideDescriptor,
): Promise<Again> {
  const now = await deps.clock.now(tx);
  if (draw.pending_at === null) {
    await tx.query('update draw set pending_at = $2 where id = $1', [draw.id, new Date(now)]);
    await announce(tx, deps, draw, 'draw:pending', { draw_at: draw.draw_at.getTime() });
  }
  const waited = now - drawAt;
  if (waited >= OVERDUE_MS) {
    const { rowCount } = await tx.query(
      'update draw set overdue_at = $2 where id = $1 and overdue_at is null',
      [draw.id, new Date(now)],
    );
    if (rowCount === 1) {
      deps.log.error(
        { draw: String(draw.id), lottery: draw.lottery_id, issue: draw.issue },
        'the official result is overdue: two operators may enter it, or void the draw (in the console)',
      );
    }
  }
  // A draw decided by operators has no feed to ask; only the alarm remains.
  if (source === 'operator')
    return { runAgainAt: waited < OVERDUE_MS ? drawAt + OVERDUE_MS : now + 86_400_000 };
  const [, pauseMs] = pauses.find(([most]) => waited < most)!;
  return { runAgainAt: now + pauseMs };
}

/** Publishes an outside result with its source; the settlement follows. */
export async function publishOutside(
  deps: DrawsDeps,
  tx: Tx,
  draw: DrawRow,
  result: Draw,
  outside: OutsideEvidence,
): Promise<void> {
  const at = await deps.clock.now(tx);
  const document: ResultDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    descriptor: draw.descriptor_hash!.toString('hex'),
    seal: documentHash(draw.seal!),
    round: null,
    signature: null,
    randomness: null,
    result,
    at,
    outside,
  };
  await tx.query(
    "update draw set state = 'drawn', result = $2, result_source = $3, drawn_at = $4 where id = $1",
    [draw.id, JSON.stringify(result), outside.source, new Date(at)],
  );
  await deps.jobs.add(settleJob, String(draw.id), at, {}, tx);
  if (draw.descriptor?.source === 'feed')
    await deps.jobs.add(recheckJob, String(draw.id), at + recheckAfterMs, {}, tx);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'result',
    lottery: draw.lottery_id,
    drawId: draw.id,
    document,
  });
  await announce(tx, deps, draw, 'draw:result', { result, source: outside.source }, head);
}
