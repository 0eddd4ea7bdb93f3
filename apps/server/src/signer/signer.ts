import { join } from 'node:path';
import {
  documentHash,
  documentPayload,
  drawRef,
  EPOCH_DRAWS_MAX,
  firstRoundFrom,
  fromHex,
  isHex,
  isKnownBeacon,
  type JournalHead,
  journalPayload,
  LEAD_MIN_MS,
  receiptsPayload,
  roundTimeMs,
  type Seal,
  sealShape,
  toHex,
  type VerifiableDescriptor,
  verifiableDescriptor,
} from '@tessera/fairness';
import {
  complain,
  DamagedRecords,
  LocalServiceError,
  loadSigningKey,
  readShape,
  type ServiceClock,
} from '../local-service/index.ts';
import { seedAt } from './chain.ts';
import { type DrawRecord, type Epoch, isUsedUp, lotteriesIn, openEpochOf } from './epoch-store.ts';
import { createRewardDraws } from './rewards.ts';

export interface SignerDeps {
  readonly dir: string;
  readonly clock: ServiceClock;
  readonly mode: string | undefined;
  /** Draws of a new epoch. */
  readonly epochDraws?: number;
}

const LOTTERY = /^[a-z0-9][a-z0-9.-]{0,63}$/;

/**
 * Creates the signer, which keeps the seeds and the operator's key. It trusts its own clock and its own records, never the
 * caller. A seed is revealed only after the close of the one descriptor registered for it. One seal per draw is signed:
 * for that descriptor, with the right seed and before the beacon round.
 */
export function createSigner({ dir, clock, mode, epochDraws = EPOCH_DRAWS_MAX }: SignerDeps) {
  const key = loadSigningKey(dir);
  const root = join(dir, 'epochs');
  const lotteries = new Map<string, Epoch[] | DamagedRecords>();

  /** The newest epoch, then the one before it. Errors: `DamagedRecords`, until the signer is started again. */
  const epochsOf = (lottery: string): Epoch[] => {
    if (!LOTTERY.test(lottery)) throw new LocalServiceError('bad_request');
    let known = lotteries.get(lottery);
    if (known === undefined || !isCurrent(known)) {
      known = readEpochs(root, lottery, epochDraws);
      lotteries.set(lottery, known);
    }
    if (known instanceof DamagedRecords) throw known;
    return known;
  };

  const recordOf = (lottery: string, matches: (record: DrawRecord, epoch: Epoch) => boolean) => {
    for (const epoch of epochsOf(lottery)) {
      const record = epoch.draws.findLast((candidate) => matches(candidate, epoch));
      if (record !== undefined) return { record, seed: () => toHex(seedAt(epoch.chain, record.index)) };
    }
    throw new LocalServiceError('draw_unknown');
  };

  return {
    ...createRewardDraws(join(dir, 'rewards'), clock, mode),

    publicKey: key.publicKey,

    /** Reads the records of all lotteries, one after the other, and logs which are damaged. */
    examine,

    /** The epoch for the next draw; opens a new one when the last is used up. */
    openEpoch(lottery: string) {
      const { epoch, chain, draws } = epochsOf(lottery)[0]!;
      return {
        epoch,
        commitment: toHex(seedAt(chain, 0)),
        draws: chain.draws,
        registered: draws.at(-1)?.index ?? 0,
      };
    },

    /** Registers the descriptor of the next index. The same descriptor again gets the same answer. */
    registerDraw(input: unknown): string {
      const descriptor = readShape(verifiableDescriptor, input);
      const hash = documentHash(descriptor);
      const epochs = epochsOf(descriptor.lottery);
      const known = epochs.find((epoch) => epoch.epoch === descriptor.epoch)?.draws[descriptor.index - 1];
      if (known?.descriptor === hash) return hash;
      const epoch = epochs[0]!;
      const last = epoch.draws.at(-1);
      if (descriptor.epoch !== epoch.epoch || descriptor.index !== (last?.index ?? 0) + 1) {
        throw new LocalServiceError('index_taken');
      }
      if (!isSound(descriptor, mode) || descriptor.commitment !== toHex(seedAt(epoch.chain, 0))) {
        throw new LocalServiceError('descriptor_invalid');
      }
      // A later seed reveals all earlier ones, so draws must close in the order of their seeds.
      if (last !== undefined && descriptor.close < last.close) throw new LocalServiceError('close_order');
      if (clock.now() >= descriptor.close) throw new LocalServiceError('draw_closed');
      epoch.addDraw({
        index: descriptor.index,
        draw: drawRef(descriptor),
        descriptor: hash,
        close: descriptor.close,
        knowable: roundTimeMs(descriptor.beacon, descriptor.round),
      });
      return hash;
    },

    /** s_i as hex, from the close of its draw on. Earlier: `too_early` with the time to wait. */
    reveal(lottery: string, epoch: number, index: number): string {
      const { record, seed } = recordOf(lottery, (r, e) => e.epoch === epoch && r.index === index);
      const waitMs = record.close - clock.now();
      if (waitMs > 0) throw new LocalServiceError('too_early', waitMs);
      return seed();
    },

    /** Signature of a draw's one seal, as hex. */
    signSeal(input: unknown): string {
      const seal = readShape(sealShape, input);
      if (seal.seed !== null) admitSeal(seal, seal.seed);
      return key.sign('seal', documentPayload(seal));
    },

    /** Signature over the tree of a batch of receipts. `root` is hex. */
    signReceipts(root: string, size: number): string {
      if (typeof root !== 'string' || !isHex(root, 32) || !isCount(size) || size === 0) {
        throw new LocalServiceError('bad_request');
      }
      return key.sign('receipts', receiptsPayload(fromHex(root), size));
    },

    signJournal({ seq, head }: JournalHead): string {
      if (typeof head !== 'string' || !isHex(head, 32) || !isCount(seq)) {
        throw new LocalServiceError('bad_request');
      }
      return key.sign('journal', journalPayload(seq, fromHex(head)));
    },
  };

  function* examine(): Generator<void> {
    for (const lottery of lotteriesIn(root)) {
      try {
        epochsOf(lottery);
      } catch (error) {
        if (!(error instanceof LocalServiceError)) throw error;
        complain(error);
      }
      yield;
    }
  }

  function admitSeal(seal: Seal, shownSeed: string): void {
    const { record, seed } = recordOf(seal.lottery, (candidate) => candidate.descriptor === seal.descriptor);
    const hash = documentHash(seal);
    if (record.seal === hash) return;
    if (record.seal !== undefined) throw new LocalServiceError('seal_conflict');
    const now = clock.now();
    if (now < record.close) throw new LocalServiceError('too_early', record.close - now);
    if (now >= record.knowable || seal.at >= record.knowable) throw new LocalServiceError('seal_late');
    if (seal.at < record.close || drawRef(seal) !== record.draw || shownSeed !== seed()) {
      throw new LocalServiceError('seal_invalid');
    }
    const epoch = epochsOf(seal.lottery).find((candidate) => candidate.draws.includes(record))!;
    epoch.addSeal(record, hash);
  }
}

/** Whether the cached epochs can still be used: the newest is not used up, and no log has to be read again. */
const isCurrent = (known: Epoch[] | DamagedRecords): boolean =>
  known instanceof DamagedRecords || (!isUsedUp(known[0]!) && known.every(({ usable }) => usable));

function readEpochs(root: string, lottery: string, epochDraws: number): Epoch[] | DamagedRecords {
  try {
    const { opened, before } = openEpochOf(root, lottery, epochDraws);
    return [opened, ...before];
  } catch (error) {
    if (error instanceof DamagedRecords) return error;
    throw error;
  }
}

function isSound(descriptor: VerifiableDescriptor, mode: string | undefined): boolean {
  const { beacon, close, lead, open, round, sample } = descriptor;
  return (
    sample === undefined &&
    open < close &&
    lead >= LEAD_MIN_MS &&
    isKnownBeacon(beacon) &&
    (mode !== 'production' || beacon.kind === 'drand') &&
    round === firstRoundFrom(beacon, close + lead)
  );
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
