import { createHmac } from 'node:crypto';
import {
  type Beacon,
  firstRoundFrom,
  lengthPrefixed,
  rewardChainId,
  rewardSeedAt,
  rewardSeedReleased,
  roundTimeMs,
  u64,
} from '@tessera/fairness';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { chainsOf } from './chains.ts';
import type { RewardDrawDeps } from './deps.ts';

/** What decides a draw, fixed before anybody can know its result. */
export interface FixedDraw {
  /** Chain hash of the beacon. */
  readonly beacon: Buffer;
  readonly round: number;
  /** When the beacon emits the round, ms. */
  readonly due: number;
  /** Number of the seed. */
  readonly seedIndex: number;
}

/**
 * Fixes what decides a draw of an offer that is asked for at `at` (ms): the first round of the beacon at or after it, and the seed
 * of the round's time. With `until` it is the seed that serves then, so that it stays secret until then.
 *
 * Errors: `provider_unavailable` while the beacon is not known, `reward_not_reached` before the offer's commitment is published.
 */
export async function fixDraw(
  tx: Tx,
  { offer, at, until }: { readonly offer: string; readonly at: number; readonly until?: number },
  { beacon: client }: RewardDrawDeps,
): Promise<FixedDraw> {
  const beacon = client.known();
  if (!beacon) throw new AppError('provider_unavailable');
  const chain = (await chainsOf(tx, [offer])).get(offer);
  if (!chain) throw new AppError('reward_not_reached');
  const round = firstRoundFrom(beacon, at);
  const due = roundTimeMs(beacon, round);
  const seedIndex = rewardSeedAt(chain.starts, Math.max(due, until ?? due));
  if (seedIndex > chain.length) throw new AppError('reward_ended');
  const hash = Buffer.from(beacon.chainHash, 'hex');
  await tx.query('insert into reward_beacon (chain_hash, beacon) values ($1, $2) on conflict do nothing', [
    hash,
    JSON.stringify(beacon),
  ]);
  await tx.query(
    'insert into reward_seed (offer_id, index, releases) values ($1, $2, $3) on conflict do nothing',
    [offer, seedIndex, new Date(rewardSeedReleased(chain.starts, seedIndex))],
  );
  const { rowCount } = await tx.query(
    'select from reward_seed where offer_id = $1 and index = $2 and seed is null',
    [offer, seedIndex],
  );
  // The signer's clock is ahead: a draw must not use a seed that is public.
  if (rowCount === 0) throw new AppError('provider_unavailable');
  return { beacon: hash, round, due, seedIndex };
}

/** Pseudonym of a player in the draws of one offer, hex. Without the key it cannot be linked to the player. */
export function pseudonymOf({ acctKey }: RewardDrawDeps, offer: string, user: bigint): string {
  const mac = createHmac('sha256', acctKey)
    .update(lengthPrefixed(rewardChainId(offer)))
    .update(u64(user))
    .digest();
  return mac.toString('hex', 0, 16);
}

/** The keys of draws that one round decides, hex, or why the round is missing. */
export type Keys =
  | { readonly signature: string; readonly keys: readonly string[] }
  | { readonly problem: string };

/** Draws of one offer that the same round and seed decide. */
export interface DrawGroup extends Pick<FixedDraw, 'round' | 'seedIndex'> {
  readonly offer: string;
  readonly beacon: Beacon;
  readonly draws: readonly { readonly context: string; readonly counter: number }[];
}

/** Waits at most a second for the beacon. Errors: those of `Signer.rewardKeys`. */
export async function keysOf(
  { offer, beacon, round, seedIndex: index, draws }: DrawGroup,
  { beacon: client, signer, log }: RewardDrawDeps,
): Promise<Keys> {
  const answer = await client.round(beacon, round);
  if ('problem' in answer) {
    if (answer.problem === 'wrong')
      log.error({ offer, round }, 'the beacon sent a signature that is not its own');
    return answer;
  }
  const { signature } = answer;
  // Only these fields: the signer is another process, and rows have values that JSON does not.
  const asked = draws.map(({ context, counter }) => ({ context, counter }));
  return {
    signature,
    keys: await signer.rewardKeys({ offer, index, beacon, round, signature, draws: asked }),
  };
}

/** When to ask for a round again that has been missing for a time, ms. */
export function askAgainAfter(waitedMs: number): number {
  if (waitedMs < 60_000) return 250;
  return waitedMs < 3_600_000 ? 3_000 : 60_000;
}
