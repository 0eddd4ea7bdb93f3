export { damagedEpochs } from './check.ts';
export { type DrawSeedRef, type EpochState, type Signer, startSigner } from './client.ts';
export { retireEpochs } from './retire.ts';
export type { RewardChainState, RewardKeysInput } from './rewards.ts';
