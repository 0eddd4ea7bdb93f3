import { type Beacon, hmacSha256, randomnessOf, rewardKey, toHex, u32 } from '@tessera/fairness';
import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, parseAmountDown } from '@tessera/protocol/money';
import {
  type RewardChecks,
  readTerms,
  spinWheel,
  splitPool,
  type Terms,
  verifyPacket,
  verifySpin,
} from '@tessera/rewards';

export type RewardProof = CallReply<'POST /api/activity/proof'>;

/** The checks of a record, in the order in which its parts are fixed. */
export const REWARD_CHECKS = [
  'commitment',
  'round',
  'beacon',
  'result',
] as const satisfies readonly (keyof RewardChecks)[];
export type RewardCheck = (typeof REWARD_CHECKS)[number];

/** Whether each check holds; undefined while what it needs is not published. */
export type RewardVerdict = Readonly<Record<RewardCheck, boolean | undefined>>;

/** What the published values give when they are computed again. */
export interface Recomputed {
  /** K, hex. */
  readonly key: string;
  /** First block of the stream, hex. */
  readonly block: string;
  /** Of a wheel. */
  readonly tile?: number;
  readonly amount: Amount;
}

/** Checks a record as far as it is published; undefined for terms that are not those of its kind. */
export function verdictOf({ record, terms }: RewardProof): RewardVerdict | undefined {
  const known = termsOf(terms, record.kind);
  if (!known) return undefined;
  const { seed, signature } = record;
  const whole = {
    ...record,
    beacon: beaconOf(record),
    seed: seed ?? '',
    signature: signature ?? '',
  };
  const checks =
    whole.kind === 'wheel'
      ? verifySpin({ ...whole, tile: whole.tile ?? -1, prize: whole.prize ?? '' }, known as Terms<'wheel'>)
      : verifyPacket(whole, known as Terms<'packets'>);
  return {
    commitment: seed === null ? undefined : checks.commitment,
    round: checks.round,
    beacon: signature === null ? undefined : checks.beacon,
    result: seed === null || signature === null ? undefined : checks.result,
  };
}

/** Computes the result again; undefined before seed and signature are published, and for values that are not in their format. */
export function recomputed({ record, terms }: RewardProof): Recomputed | undefined {
  const known = termsOf(terms, record.kind);
  if (!known || record.seed === null || record.signature === null) return undefined;
  try {
    const key = rewardKey({
      ...record,
      seed: record.seed,
      randomness: randomnessOf(record.signature),
    });
    return { ...resultOf(toHex(key), known, record), key: toHex(key), block: toHex(hmacSha256(key, u32(0))) };
  } catch {
    // A seed that is not hex: the checks say so.
    return undefined;
  }
}

function resultOf(
  key: string,
  terms: Terms<'wheel' | 'packets'>,
  record: RewardProof['record'],
): Pick<Recomputed, 'tile' | 'amount'> {
  if (terms.kind === 'wheel') {
    const { tile, prize } = spinWheel({ key }, terms);
    return { tile, amount: prize };
  }
  const share = record.kind === 'packets' ? splitPool({ key }, terms)[record.share] : undefined;
  if (share === undefined) throw new RangeError('there is no such share');
  return { amount: share };
}

/** What was published: the prize of a turn, or a share; undefined while it is not drawn. */
export function publishedAmount({ record }: RewardProof): Amount | undefined {
  const text = record.kind === 'wheel' ? record.prize : record.amount;
  const read = text === null ? undefined : parseAmountDown(text);
  return read?.ok ? read.value : undefined;
}

function termsOf(json: unknown, kind: 'wheel' | 'packets'): Terms<'wheel' | 'packets'> | undefined {
  const read = readTerms(json);
  return read.ok && read.value.kind === kind ? (read.value as Terms<'wheel' | 'packets'>) : undefined;
}

/** The beacon as the checks read it: they compare every field with what the protocol allows. */
const beaconOf = ({ beacon }: RewardProof['record']): Beacon => beacon as Beacon;
