import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundTimeMs } from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { afterAll, beforeEach } from 'vitest';
import { serviceClock } from '../src/local-service/index.ts';
import type { BeaconClient } from '../src/modules/draws/index.ts';
import type { Signer } from '../src/signer/index.ts';
import { createSigner } from '../src/signer/signer.ts';

/**
 * A beacon and a signer in this process, for a platform whose rewards are drawn. Both follow the clock given to `follow`. At the
 * start of each test the beacon is known and emits its rounds on time.
 */
export interface DrawParts {
  /** Services that take the place of the real processes. */
  readonly replace: {
    readonly beacon: BeaconClient;
    readonly helpers: { readonly signer: Signer; readonly witness: never };
  };
  /** Takes the clock of the platform. */
  follow(clock: { local(): number }): void;
  /** Whether the beacon keeps back its rounds. */
  keepBack(late: boolean): void;
  /** Whether the beacon has told who it is. */
  know(known: boolean): void;
}

export function createDrawParts(): DrawParts {
  const { sign, ...beacon } = testBeacon();
  const signatures = new Map<number, string>();
  let now = Date.now;
  let late = false;
  let known = true;
  const dir = mkdtempSync(join(tmpdir(), 'tessera-reward-draws-'));
  beforeEach(() => {
    late = false;
    known = true;
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  const signer = createSigner({
    dir,
    clock: { ...serviceClock('test'), now: () => now() },
    mode: 'test',
  });
  const signed = (round: number): string => {
    const signature = signatures.get(round) ?? sign(round);
    signatures.set(round, signature);
    return signature;
  };
  return {
    replace: {
      beacon: {
        known: () => (known ? beacon : undefined),
        pin: async () => beacon,
        warm: async () => {},
        round: async (_, round) =>
          late || roundTimeMs(beacon, round) > now() ? { problem: 'early' } : { signature: signed(round) },
        setClockOffset: async () => {},
        close: async () => {},
      },
      helpers: { signer: overWire(signer), witness: undefined as never },
    },
    follow(clock) {
      now = () => clock.local();
    },
    keepBack(next) {
      late = next;
    },
    know(next) {
      known = next;
    },
  };
}

/** The calls that draws of rewards make, as promises. Inputs are JSON, as on the socket of the signer process. */
const overWire = (signer: ReturnType<typeof createSigner>) =>
  ({
    publicKey: signer.publicKey,
    openRewardChain: async (offer, start) => signer.openRewardChain(offer, start),
    rewardKeys: async (input) => signer.rewardKeys(JSON.parse(JSON.stringify(input))),
    rewardSeed: async (offer, index) => signer.rewardSeed(offer, index),
    signJournal: async (head) => signer.signJournal(head),
  }) satisfies Partial<Signer> as unknown as Signer;
