import {
  type Beacon,
  isKnownBeacon,
  randomnessOf,
  rewardKey,
  rewardSeedAt,
  rewardSeedReleased,
  roundTimeMs,
  toHex,
  verifyBeacon,
} from '@tessera/fairness';
import { LocalServiceError, type RecordLog, type ServiceClock } from '../local-service/index.ts';
import { seedAt } from './chain.ts';
import { openRewardChain, openRewardLog, type RewardChain, type RoundLine } from './reward-store.ts';

/** The chain of an offer as published. */
export interface RewardChainState {
  /** s_0, hex. */
  readonly commitment: string;
  /** From when on the first seed serves, ms. */
  readonly start: number;
  /** Number of seeds. */
  readonly length: number;
}

/** Draws of one offer that one round of the beacon decides. */
export interface RewardKeysInput {
  readonly offer: string;
  readonly index: number;
  readonly beacon: Beacon;
  readonly round: number;
  /** The beacon's signature of the round, hex. */
  readonly signature: string;
  readonly draws: readonly { readonly context: string; readonly counter: number }[];
}

const OFFER = /^[a-z0-9][a-z0-9.-]{0,63}$/;
const CONTEXT = /^(?:wheel|packets)\/([a-z0-9][a-z0-9.-]{0,63})\/\d{1,9}\/[0-9a-z]{1,64}$/;
const DRAWS_MAX = 1_000;
/** Rounds whose signatures were checked, and logs kept in memory. */
const KEPT = 64;

interface Log {
  readonly file: RecordLog;
  /** What decided each draw: index, beacon and round. */
  readonly decided: Map<string, string>;
}

/**
 * The part of the signer that draws rewards. Its seeds never leave it before their time is over: it computes the key of a draw
 * itself, from a round of the beacon whose signature it has checked. A draw gets its key from one round only, whatever the
 * caller asks later.
 */
export function createRewardDraws(root: string, clock: ServiceClock, mode: string | undefined) {
  const chains = new Map<string, RewardChain>();
  const logs = new Map<string, Log>();
  const checked = new Set<string>();

  const chainOf = (offer: string, start?: number): RewardChain => {
    if (typeof offer !== 'string' || !OFFER.test(offer)) throw new LocalServiceError('bad_request');
    const known = chains.get(offer) ?? openRewardChain(root, offer, start);
    if (!known) throw new LocalServiceError('chain_unknown');
    chains.set(offer, known);
    return known;
  };

  const logOf = (offer: string, name: string): Log => {
    const key = `${offer}/${name}`;
    const known = logs.get(key);
    if (known?.file.usable) return known;
    const file = openRewardLog(root, offer, name);
    const decided = new Map<string, string>();
    for (const line of file.opened as readonly RoundLine[])
      for (const draw of line.draws) decided.set(draw, deciderOf(line));
    const log = { file, decided };
    logs.delete(key);
    logs.set(key, log);
    if (logs.size > KEPT) logs.delete(logs.keys().next().value!);
    return log;
  };

  const checkRound = (beacon: Beacon, round: number, signature: string): void => {
    const key = JSON.stringify([beacon, round, signature]);
    if (checked.has(key)) return;
    const allowed = isBeacon(beacon) && (mode !== 'production' || beacon.kind === 'drand');
    if (!allowed || !verifyBeacon(beacon, round, signature)) throw new LocalServiceError('beacon_invalid');
    checked.add(key);
    if (checked.size > KEPT) checked.delete(checked.keys().next().value!);
  };

  return {
    /** The chain of an offer; made at the first call, with `start` for its first seed. */
    openRewardChain(offer: string, start: number): RewardChainState {
      if (!Number.isSafeInteger(start) || start < 0) throw new LocalServiceError('bad_request');
      const known = chainOf(offer, start);
      return {
        commitment: toHex(seedAt(known.chain, 0)),
        start: known.start,
        length: known.chain.draws,
      };
    },

    /** Keys of draws, hex, in their order. */
    rewardKeys({ offer, index, beacon, round, signature, draws }: RewardKeysInput): string[] {
      if (!Array.isArray(draws) || draws.length > DRAWS_MAX || !draws.every((draw) => isDrawOf(offer, draw)))
        throw new LocalServiceError('bad_request');
      const { chain, start } = chainOf(offer);
      if (!Number.isSafeInteger(index) || index < 1 || index > chain.draws)
        throw new LocalServiceError('bad_request');
      checkRound(beacon, round, signature);
      const at = roundTimeMs(beacon, round);
      if (at >= rewardSeedReleased(start, index)) throw new LocalServiceError('round_late');
      const byLog = Map.groupBy(draws, ({ context }) => logNameOf(context, index));
      if (byLog.has(String(index)) && rewardSeedAt(start, at) !== index)
        throw new LocalServiceError('bad_request');
      const line = { index, round, beacon: beacon.chainHash };
      for (const [name, own] of byLog) decide(logOf(offer, name), line, own.map(nameOf));
      const seed = toHex(seedAt(chain, index));
      const randomness = randomnessOf(signature);
      return draws.map(({ context, counter }) =>
        toHex(rewardKey({ context, seed, round, randomness, counter })),
      );
    },

    /** A seed, hex, from the end of its time on. Earlier: `too_early` with the time to wait. */
    rewardSeed(offer: string, index: number): string {
      const { chain, start } = chainOf(offer);
      if (!Number.isSafeInteger(index) || index < 1 || index > chain.draws)
        throw new LocalServiceError('bad_request');
      const waitMs = rewardSeedReleased(start, index) - clock.now();
      if (waitMs > 0) throw new LocalServiceError('too_early', waitMs);
      return toHex(seedAt(chain, index));
    },
  };
}

/** Writes down what decides draws. Errors: `draw_decided` when another round has decided one of them. */
function decide({ file, decided }: Log, line: Omit<RoundLine, 'draws'>, draws: readonly string[]): void {
  const by = deciderOf(line);
  if (draws.some((draw) => (decided.get(draw) ?? by) !== by)) throw new LocalServiceError('draw_decided');
  const fresh = draws.filter((draw) => !decided.has(draw));
  if (fresh.length === 0) return;
  file.append({ ...line, draws: fresh });
  for (const draw of fresh) decided.set(draw, by);
}

const deciderOf = ({ index, beacon, round }: Omit<RoundLine, 'draws'>): string =>
  `${index}/${beacon}/${round}`;

/** A turn of a wheel is decided by the seed of its round's day. A pool is decided once, by any seed. */
const logNameOf = (context: string, index: number): string =>
  context.startsWith('packets/') ? 'pool' : String(index);

const nameOf = ({ context, counter }: RewardKeysInput['draws'][number]): string => `${context} ${counter}`;

const isDrawOf = (offer: string, draw: unknown): boolean => {
  const { context, counter } = Object(draw) as { context?: unknown; counter?: unknown };
  return (
    typeof context === 'string' &&
    CONTEXT.exec(context)?.[1] === offer &&
    Number.isSafeInteger(counter) &&
    (counter as number) >= 0
  );
};

const isBeacon = (beacon: unknown): beacon is Beacon => {
  const { publicKey, genesis, period } = Object(beacon) as Partial<Beacon>;
  return (
    typeof publicKey === 'string' &&
    Number.isSafeInteger(genesis) &&
    Number.isSafeInteger(period) &&
    isKnownBeacon(beacon as Beacon)
  );
};
