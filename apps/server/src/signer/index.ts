export { type DrawSeedRef, type EpochState, type Signer, startSigner } from './client.ts';
