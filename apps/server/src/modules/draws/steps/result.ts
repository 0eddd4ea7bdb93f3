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
import type { Again, Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, lockDraw } from '../store.ts';
import { voidDraw } from './void.ts';

/** A beacon that is late is waited for this long: its value is unique, so waiting cannot bend it. */
const beaconWaitMs = 24 * 3_600_000;
const askAgainMs = 250;
/** After a minute of silence it is enough to ask every few seconds. */
const patientMs = 60_000;
const askPatientlyMs = 3_000;

/** `sealed -> drawn`: the beacon's round, the result, and the same result from the second implementation. */
export async function drawResult(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'sealed') return undefined;
  const descriptor = draw.descriptor as VerifiableDescriptor;
  const asked = await deps.beacon.round(descriptor.beacon, descriptor.round);
  if ('problem' in asked) {
    const now = await deps.clock.now();
    const waited = now - roundTimeMs(descriptor.beacon, descriptor.round);
    if (waited >= beaconWaitMs) {
      await voidDraw(deps, tx, draw, 'beacon_missing');
      return undefined;
    }
    if (asked.problem === 'wrong')
      deps.log.error({ draw: String(drawId) }, 'the beacon sent a signature that is not its own');
    return { runAgainAt: now + (waited > patientMs ? askPatientlyMs : askAgainMs) };
  }
  await publish(deps, tx, draw, descriptor, asked.signature);
  return undefined;
}

async function publish(
  deps: DrawsDeps,
  tx: Tx,
  draw: DrawRow,
  descriptor: VerifiableDescriptor,
  signature: string,
): Promise<void> {
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
  const at = await deps.clock.now();
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
  await deps.jobs.add('draw.settle', String(draw.id), at, {}, tx);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'result',
    lottery: draw.lottery_id,
    drawId: draw.id,
    document,
  });
  await announce(tx, deps, draw, 'draw:result', { result, source: 'verifiable' }, head);
}
