/** Re-derives a wheel's or a packet's result from its published record alone. */
import {
  type Beacon,
  firstRoundFrom,
  isHex,
  isKnownBeacon,
  randomnessOf,
  seedLeadsTo,
  verifyBeacon,
} from '@tessera/fairness';
import { type Amount, parseAmount } from '@tessera/protocol/money';
import { type Pool, splitPool } from './packets.ts';
import type { Terms } from './terms.ts';
import { spinWheel } from './wheel.ts';

/** The public record of one draw, after its seed was revealed. Hashes, seeds and signatures are hex. */
export interface RewardRecord {
  /** Id of the seed chain; `commitment` is its s_0, `seed` its s_`index`. */
  readonly chain: string;
  readonly index: number;
  readonly commitment: string;
  readonly seed: string;
  readonly beacon: Beacon;
  readonly context: string;
  readonly counter: number;
  /** When the draw was asked for, in ms since 1970; it fixes the round: the first at or after this time. */
  readonly at: number;
  readonly round: number;
  readonly signature: string;
}

/** What holds of a record. `result` is false when another check makes recomputing impossible. */
export interface RewardChecks {
  /** The seed leads to the commitment that was published before. */
  readonly commitment: boolean;
  /** The round is the one that the time of the press fixes. */
  readonly round: boolean;
  /** The beacon is a known one and signed the round. */
  readonly beacon: boolean;
  /** The result recomputes. */
  readonly result: boolean;
  /** All of these. */
  readonly verified: boolean;
}

/** Checks a spin: `tile` and `prize` (wire format) as published, under the terms of the offer's version. */
export const verifySpin = (
  record: RewardRecord & { readonly tile: number; readonly prize: string },
  terms: Pick<Terms<'wheel'>, 'size' | 'tiles'>,
): RewardChecks =>
  verifyWith(record, (draw) => {
    const { tile, prize } = spinWheel(draw, terms);
    return tile === record.tile && sameAmount(record.prize, prize);
  });

/** Checks a split: the amounts (wire format) in the order in which they were handed out. */
export const verifySplit = (
  record: RewardRecord & { readonly shares: readonly string[] },
  pool: Pool,
): RewardChecks =>
  verifyWith(record, (draw) => {
    const shares = splitPool(draw, pool);
    return (
      shares.length === record.shares.length &&
      shares.every((share, at) => sameAmount(record.shares[at]!, share))
    );
  });

/** Checks one player's packet: `share` is the number of the packet, counted from 0. */
export const verifyPacket = (
  record: RewardRecord & { readonly share: number; readonly amount: string },
  pool: Pool,
): RewardChecks =>
  verifyWith(record, (draw) => {
    const share = splitPool(draw, pool)[record.share];
    return share !== undefined && sameAmount(record.amount, share);
  });

function verifyWith(
  record: RewardRecord,
  recomputes: (draw: RewardRecord & { randomness: string }) => boolean,
): RewardChecks {
  const { chain, index, commitment, seed, beacon, at, round, signature, counter } = record;
  const readable = isHex(seed, 32) && isHex(signature, 48) && isCount(round) && isCount(counter);
  const checks = {
    commitment: isHex(seed, 32) && isCount(index) && seedLeadsTo(chain, index, seed, 0, commitment),
    round: firstRoundFrom(beacon, at) === round,
    beacon: isKnownBeacon(beacon) && verifyBeacon(beacon, round, signature),
    result: readable && recomputes({ ...record, randomness: randomnessOf(signature) }),
  };
  return { ...checks, verified: Object.values(checks).every(Boolean) };
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function sameAmount(text: string, amount: Amount): boolean {
  const parsed = parseAmount(text);
  return parsed.ok && parsed.value === amount;
}
