/**
 * The witness process: `node witness/main.ts <secret folder>`. `startWitness` starts it; it ends with its parent.
 * It has its own key and no access to seeds, bets or the store.
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
