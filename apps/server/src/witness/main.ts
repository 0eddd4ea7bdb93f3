/**
 * The witness process: `node witness/main.ts <secret folder>`. Started by `startWitness`, ends with its parent.
 * It has a key of its own and knows nothing of seeds, bets or the store.
 */
import { type Handlers, serveLocally, serviceClock } from '../local-service/index.ts';
import { createWitness } from './witness.ts';

const dir = process.argv[2];
if (dir === undefined) throw new Error('usage: main.ts <secret folder>');

await serveLocally(dir, (): Handlers => {
  const clock = serviceClock(process.env.TESSERA_MODE);
  const witness = createWitness({ dir, clock });
  setImmediate(witness.examine);
  return {
    publicKey: () => witness.publicKey,
    countersign: (params) => witness.countersign(params),
    setClockOffset: (params) => clock.setOffset((params as { offsetMs: number }).offsetMs),
  };
});
