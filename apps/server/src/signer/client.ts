import type { JournalHead, Seal, VerifiableDescriptor } from '@tessera/fairness';
import { localService } from '../local-service/index.ts';
import type { RewardChainState, RewardKeysInput } from './rewards.ts';

/** The current epoch of a lottery. */
export interface EpochState {
  readonly epoch: number;
  /** s_0, hex; it must be in the journal before the epoch's first sale. */
  readonly commitment: string;
  /** Draws the epoch can serve. */
  readonly draws: number;
  /** Highest index registered so far; the next draw takes this + 1. */
  readonly registered: number;
}

/** Identifies one seed. */
export interface DrawSeedRef {
  readonly lottery: string;
  readonly epoch: number;
  readonly index: number;
}

/**
 * The server's client of the signer process. Every call may be repeated and then returns the same answer.
 *
 * Errors: `LocalServiceError` with `service_down`, `bad_request`, or the code named at the call.
 */
export interface Signer {
  /** Ed25519 key of seals, receipts and journal heads; hex. */
  readonly publicKey: string;
  readonly pid: number | undefined;
  /** Opens the first epoch of a lottery, and the next one when the last is used up. */
  openEpoch(lottery: string): Promise<EpochState>;
  /**
   * Registers a draw before its sale; returns the descriptor's hash.
   * Errors: `index_taken`, `descriptor_invalid`, `close_order`, `draw_closed`.
   */
  registerDraw(descriptor: VerifiableDescriptor): Promise<string>;
  /** The seed as hex. Errors: `too_early` (with `retryInMs`), `draw_unknown`. */
  reveal(draw: DrawSeedRef): Promise<string>;
  /**
   * Signs the one seal of a draw. Draws with an official result (seed null) need no registration.
   * Errors: `draw_unknown`, `too_early`, `seal_late`, `seal_invalid`, `seal_conflict`.
   */
  signSeal(seal: Seal): Promise<string>;
  /** Signs the tree of a batch of receipts: `root` hex over `size` receipt leaves. */
  signReceipts(root: string, size: number): Promise<string>;
  signJournal(head: JournalHead): Promise<string>;
  /** The seed chain of an offer of rewards; the first call makes it, with `start` (ms) for its first seed. */
  openRewardChain(offer: string, start: number): Promise<RewardChainState>;
  /**
   * Keys of draws that a round of the beacon decides, hex, in their order. The seed stays with the signer. At most 1 000 draws.
   * Errors: `chain_unknown`, `beacon_invalid`, `round_late` from the seed's publication on, `draw_decided` when another round has
   * decided one of them.
   */
  rewardKeys(input: RewardKeysInput): Promise<string[]>;
  /** A seed as hex. Errors: `chain_unknown`, `too_early` (with `retryInMs`) while the seed serves. */
  rewardSeed(offer: string, index: number): Promise<string>;
  /** Moves the signer's clock, in mode `test` only. Error elsewhere: `clock_fixed`. */
  setClockOffset(offsetMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Connects to the signer of a secret folder and starts it as a child process when it does not run yet. */
export async function startSigner(options: {
  readonly dir: string;
  readonly mode: string;
  /**
   * Current offset of the moved clock, ms, in mode `test` only. Without it, the offset last set here is used, which
   * another process may have changed since.
   */
  readonly clockOffset?: () => number;
}): Promise<Signer> {
  let clockOffsetMs: number | undefined;
  const entry = new URL('./main.ts', import.meta.url);
  const service = await localService({ ...options, entry }, async (ask) => {
    // A restarted signer does not know the offset of its clock.
    const offsetMs = options.clockOffset?.() ?? clockOffsetMs;
    if (offsetMs !== undefined) await ask('setClockOffset', { offsetMs });
  });
  const call = <T>(method: string, params?: unknown) => service.call(method, params) as Promise<T>;
  return {
    publicKey: await call<string>('publicKey'),
    get pid() {
      return service.pid;
    },
    openEpoch: (lottery) => call('openEpoch', { lottery }),
    registerDraw: (descriptor) => call('registerDraw', descriptor),
    reveal: (draw) => call('reveal', draw),
    signSeal: (seal) => call('signSeal', seal),
    signReceipts: (root, size) => call('signReceipts', { root, size }),
    signJournal: (head) => call('signJournal', head),
    openRewardChain: (offer, start) => call('openRewardChain', { offer, start }),
    rewardKeys: (input) => call('rewardKeys', input),
    rewardSeed: (offer, index) => call('rewardSeed', { offer, index }),
    async setClockOffset(offsetMs) {
      await call('setClockOffset', { offsetMs });
      clockOffsetMs = offsetMs;
    },
    stop: () => service.stop(),
  };
}
