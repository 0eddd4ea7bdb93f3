import { drawKey, randomnessOf, toHex } from '@tessera/fairness';
import type { Store } from '../../store/index.ts';
import { drawByIssue } from './store.ts';

/** A drawn draw that can be verified, with what a verification computes on the way to its numbers. */
export interface ComputedKey {
  readonly draw: bigint;
  /** K of `lot/v1`, section "Result", as hex. No document contains it: it follows from seed, randomness and bets root. */
  readonly key: string;
}

/** The key of a draw; undefined for an unknown or sample draw, one without a result, and one of an official lottery. */
export async function computedKey(
  store: Store,
  lottery: string,
  issue: string,
): Promise<ComputedKey | undefined> {
  const draw = await drawByIssue(store, lottery, issue);
  if (!draw?.transcript || draw.sample || draw.transcript.seal.seed === null) return undefined;
  const { descriptor, seal, beacon } = draw.transcript;
  const key = drawKey({
    lottery,
    issue,
    round: descriptor.round,
    seed: draw.transcript.seal.seed,
    randomness: randomnessOf(beacon.signature),
    betsRoot: seal.betsRoot,
  });
  return { draw: draw.id, key: toHex(key) };
}
