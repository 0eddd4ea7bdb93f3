import {
  canonicalJson,
  computeDraw,
  documentHash,
  PROTOCOL_VERSION,
  type ResultDocument,
  randomnessOf,
  roundTimeMs,
  type Transcript,
  type VerifiableDescriptor,
} from '@tessera/fairness';
import { type Again, isConflict, type Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, drawById, lockDraw, lockOthersOfRound } from '../store.ts';
import { settleJob } from './settle.ts';
import { drawStep } from './step.ts';
import { voidDraw } from './void.ts';

/** Longest wait for a late beacon. A round has only one possible value, so waiting cannot influence the result. */
const beaconWaitMs = 24 * 3_600_000;
const askAgainMs = 250;
/** After a minute without an answer, a request every few seconds is enough. */
const patientMs = 60_000;
const askPatientlyMs = 3_000;

export const resultJob = drawStep('draw.result', drawResult);

/**
 * `sealed -> drawn`: gets the beacon's round, computes the result and compares it with the second implementation.
 *
 * Lotteries that close together share a round. The first of their draws asks for it while the others retry later, and
 * publishes them with its own result: waiting occupies one lane, and all results are published in one commit.
 */
async function drawResult(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  // Read without a lock, so that a draw waiting for its round blocks nobody.
  const waiting = await drawById(tx, drawId);
  if (waiting?.state !== 'sealed') return undefined;
  const { beacon, round } = waiting.descriptor as VerifiableDescriptor;
  const asked = await deps.beacon.round(beacon, round);
  const missing = 'problem' in asked;
  if (missing) {
    const now = await deps.clock.now(tx);
    const waited = now - roundTimeMs(beacon, round);
    if (asked.problem === 'wrong')
      deps.log.error({ draw: String(drawId) }, 'the beacon sent a signature that is not its own');
    if (waited < beaconWaitMs)
      return { runAgainAt: now + (waited > patientMs ? askPatientlyMs : askAgainMs) };
  }
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'sealed') return undefined;
  if (missing) {
    await voidDraw(deps, tx, draw, 'beacon_missing');
    return undefined;
  }
  await publish(deps, tx, draw, asked.signature);
  for (const other of await lockOthersOfRound(tx, draw))
    await publishBeside(deps, tx, other, asked.signature);
  return undefined;
}

/** Publishes a draw that has its own job: a failure here is left to that job and does not affect the other draws. */
async function publishBeside(deps: DrawsDeps, tx: Tx, draw: DrawRow, signature: string): Promise<void> {
  await tx.query('savepoint beside');
  try {
    await publish(deps, tx, draw, signature);
  } catch (error) {
    if (isConflict(error)) throw error;
    await tx.query('rollback to savepoint beside');
  }
}

async function publish(deps: DrawsDeps, tx: Tx, draw: DrawRow, signature: string): Promise<void> {
  const descriptor = draw.descriptor as VerifiableDescriptor;
  const seal = draw.seal!;
  const input = {
    lottery: draw.lottery_id,
    issue: draw.issue,
    seed: seal.seed!,
    round: descriptor.round,
    betsRoot: seal.betsRoot,
  };
  const randomness = randomnessOf(signature);
  const result = computeDraw(descriptor.family, { ...input, randomness }, descriptor.year);
  const again = deps.recheck({ ...input, signature, family: descriptor.family, year: descriptor.year });
  if (canonicalJson(again) !== canonicalJson(result)) {
    throw new Error(`draw ${draw.id}: the two implementations disagree; nothing is published or settled`);
  }
  const transcript: Transcript = {
    v: PROTOCOL_VERSION,
    descriptor,
    seal,
    ...draw.seal_proof!,
    beacon: { round: descriptor.round, signature },
    result,
    receipts: [],
  };
  const at = await deps.clock.now(tx);
  const document: ResultDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    descriptor: seal.descriptor,
    seal: documentHash(seal),
    round: descriptor.round,
    signature,
    randomness,
    result,
    at,
  };
  await tx.query(
    "update draw set state = 'drawn', result = $2, transcript = $3, drawn_at = $4 where id = $1",
    [draw.id, JSON.stringify(result), JSON.stringify(transcript), new Date(at)],
  );
  await deps.jobs.add(settleJob, String(draw.id), at, {}, tx);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'result',
    lottery: draw.lottery_id,
    drawId: draw.id,
    document,
  });
  await announce(tx, deps, draw, 'draw:result', { result, source: 'verifiable' }, head);
}
