/**
 * The signer process: `node signer/main.ts <secret folder>`. `startSigner` starts it; it ends with its parent.
 * With TESSERA_MODE `test` its clock can be moved; with `production` it refuses simulated beacons.
 */
import type { JournalHead } from '@tessera/fairness';
import { type Handlers, serveLocally, serviceClock } from '../local-service/index.ts';
import type { DrawSeedRef } from './client.ts';
import type { RewardKeysInput } from './rewards.ts';
import { createSigner } from './signer.ts';

const dir = process.argv[2];
if (dir === undefined) throw new Error('usage: main.ts <secret folder>');
const mode = process.env.TESSERA_MODE;

await serveLocally(dir, (): Handlers => {
  const clock = serviceClock(mode);
  const signer = createSigner({ dir, clock, mode });
  const reading = signer.examine();
  const readNext = (): void => {
    if (!reading.next().done) setImmediate(readNext);
  };
  setImmediate(readNext);
  return {
    publicKey: () => signer.publicKey,
    openEpoch: (params) => signer.openEpoch((params as DrawSeedRef).lottery),
    registerDraw: (params) => signer.registerDraw(params),
    reveal(params) {
      const { lottery, epoch, index } = params as DrawSeedRef;
      return signer.reveal(lottery, epoch, index);
    },
    signSeal: (params) => signer.signSeal(params),
    signReceipts(params) {
      const { root, size } = params as { root: string; size: number };
      return signer.signReceipts(root, size);
    },
    signJournal: (params) => signer.signJournal(params as JournalHead),
    openRewardChain(params) {
      const { offer, start } = params as { offer: string; start: number };
      return signer.openRewardChain(offer, start);
    },
    rewardKeys: (params) => signer.rewardKeys(params as RewardKeysInput),
    rewardSeed(params) {
      const { offer, index } = params as { offer: string; index: number };
      return signer.rewardSeed(offer, index);
    },
    setClockOffset: (params) => clock.setOffset((params as { offsetMs: number }).offsetMs),
  };
});
