import { type Again, type DefinedJob, defineJob, type Tx } from '../../../store/index.ts';
import type { DrawsDeps } from '../deps.ts';

/**
 * Declares a step of a draw: a job whose key is the draw's id. It happens once on any number of nodes. It reads its state from
 * the database, so it may be repeated after a crash.
 */
export function drawStep(
  kind: string,
  work: (deps: DrawsDeps, tx: Tx, drawId: bigint) => Promise<Again | undefined> | Promise<void>,
): DefinedJob<DrawsDeps, Record<string, never>> {
  return defineJob(kind, { run: (deps: DrawsDeps, { key }, tx) => work(deps, tx, BigInt(key)) });
}
