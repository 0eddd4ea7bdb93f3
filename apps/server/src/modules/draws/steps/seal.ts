import { PROTOCOL_VERSION, roundTimeMs, type Seal } from '@tessera/fairness';
import { type Amount, printAmount } from '@tessera/protocol';
import { LocalServiceError } from '../../../local-service/index.ts';
import type { Again, Tx } from '../../../store/index.ts';
import { sealedSet } from '../../betting/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, lockDraw, type SealProof } from '../store.ts';
import { outsideJob } from './outside.ts';
import { resultJob } from './result.ts';
import { drawStep } from './step.ts';
import { voidDraw } from './void.ts';

/** Pause before a retry when the signer or witness does not answer. */
const askAgainMs = 200;

export const freezeJob = drawStep('draw.freeze', freezeDraw);

/**
 * Writes the seal document of a closed draw: bets root, count, total stake and the seed. It is stored before it is signed,
 * so that a crash between two signatures can never lead to a second seal.
 */
async function freezeDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'closed' || draw.seal) return undefined;
  if (await isTooLate(deps, tx, draw)) return voidDraw(deps, tx, draw, 'seal_late');
  const descriptor = draw.descriptor!;
  const seed =
    descriptor.source === 'verifiable'
      ? await unlessBusy(() => deps.signer.reveal(descriptor))
      : { value: null };
  if ('code' in seed) return voidOrAgain(deps, tx, draw, seed);
  const set = await sealedSet(tx, drawId);
  const seal: Seal = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    descriptor: draw.descriptor_hash!.toString('hex'),
    betsRoot: set.root,
    bets: set.bets,
    stake: printAmount(set.stake as Amount),
    seed: seed.value,
    // The signer's own clock may be a few ms behind: the time of a seal is never before the close.
    at: Math.max(await deps.clock.now(tx), descriptor.close),
  };
  await tx.query(
    `update draw set seal = $2, bets = $3, stake_total = $4, bets_root = decode($5, 'hex') where id = $1`,
    [drawId, JSON.stringify(seal), set.bets, set.stake, set.root],
  );
  await deps.jobs.add(sealJob, String(drawId), descriptor.close, {}, tx);
  return undefined;
}

export const sealJob = drawStep('draw.seal', sealDraw);

/** `closed -> sealed`: signed, countersigned, journaled, all before the beacon round can be known; otherwise void. */
async function sealDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'closed' || !draw.seal) return undefined;
  if (await isTooLate(deps, tx, draw)) return voidDraw(deps, tx, draw, 'seal_late');
  const seal = draw.seal;
  const signed = await unlessBusy(async () => {
    const sealSignature = await deps.signer.signSeal(seal);
    return { sealSignature, witness: await deps.witness.countersign(seal) };
  });
  if ('code' in signed) return voidOrAgain(deps, tx, draw, signed);
  if (signed.value.witness.statement.at >= knowableAt(draw) || (await isTooLate(deps, tx, draw))) {
    return voidDraw(deps, tx, draw, 'seal_late');
  }
  const proof: SealProof = {
    ...signed.value,
    keys: { signer: deps.signer.publicKey, witness: deps.witness.publicKey },
    previous: await previousSeed(tx, draw),
  };
  const sealedAt = new Date(await deps.clock.now(tx));
  await tx.query("update draw set state = 'sealed', seal_proof = $2, sealed_at = $3 where id = $1", [
    drawId,
    JSON.stringify(proof),
    sealedAt,
  ]);
  const step = draw.descriptor!.source === 'verifiable' ? resultJob : outsideJob;
  await deps.jobs.add(step, String(drawId), knowableAt(draw), {}, tx);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'seal',
    lottery: draw.lottery_id,
    drawId,
    document: seal,
  });
  await announce(
    tx,
    deps,
    draw,
    'draw:sealed',
    {
      bets: seal.bets,
      stake_total: seal.stake,
      bets_root: seal.betsRoot,
      seed: seal.seed,
      signature: proof.sealSignature,
    },
    head,
  );
  return undefined;
}

/** Earliest time at which the result can be known: the time of the beacon round, or of the official draw. */
const knowableAt = (draw: DrawRow): number => {
  const descriptor = draw.descriptor!;
  if (descriptor.source !== 'verifiable') return descriptor.drawAt;
  return roundTimeMs(descriptor.beacon, descriptor.round);
};

/** Once the result can be known, a seal proves nothing, whatever delayed it. */
const isTooLate = async (deps: DrawsDeps, tx: Tx, draw: DrawRow): Promise<boolean> =>
  (await deps.clock.now(tx)) >= knowableAt(draw);

/** Before the result can be known, a busy or unavailable service is retried; from then on the draw is void. */
async function voidOrAgain(
  deps: DrawsDeps,
  tx: Tx,
  draw: DrawRow,
  { code, retryInMs }: Busy,
): Promise<Again | undefined> {
  const now = await deps.clock.now(tx);
  if (code === 'seal_late' || now >= knowableAt(draw)) return voidDraw(deps, tx, draw, 'seal_late');
  return { runAgainAt: Math.min(now + (retryInMs ?? askAgainMs), knowableAt(draw)) };
}

interface Busy {
  code: string;
  retryInMs: number | undefined;
}

/** Errors that may be temporary: a full disk, for example, may get free space again. */
const passing = new Set([
  'too_early',
  'service_down',
  'seal_late',
  'seal_time_off',
  'record_not_kept',
  'records_damaged',
  'records_unreadable',
]);

async function unlessBusy<T>(ask: () => Promise<T>): Promise<{ value: T } | Busy> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (error instanceof LocalServiceError && passing.has(error.code)) {
      return { code: error.code, retryInMs: error.retryInMs };
    }
    throw error;
  }
}

/** The last seed revealed before this one in the same epoch. */
async function previousSeed(tx: Tx, draw: DrawRow): Promise<SealProof['previous']> {
  if (draw.epoch_id === null) return null;
  const { rows } = await tx.query<{ seq: number; seed: string }>(
    `select seq, seal->>'seed' as seed from draw
     where epoch_id = $1 and seq < $2 and seal is not null order by seq desc limit 1`,
    [draw.epoch_id, draw.seq],
  );
  return rows[0] ? { index: rows[0].seq, seed: rows[0].seed } : null;
}
