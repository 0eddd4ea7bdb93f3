import { join } from 'node:path';
import { defineModule } from '../contract/index.ts';
import { confirmHelpers } from '../installation/index.ts';
import { type Signer, startSigner } from '../signer/index.ts';
import { startWitness, type Witness } from '../witness/index.ts';

/** The signer and witness processes of this node. */
interface Helpers {
  readonly signer: Signer;
  readonly witness: Witness;
}

/**
 * Starts signer and witness, and confirms that they belong to the installation. Modules that plan, sell or sign need them,
 * so nothing does so before.
 */
export const helpersModule = defineModule({
  name: 'helpers',
  needs: [],
  async create({ store, clock, config: { mode, dataDir }, log }): Promise<Helpers> {
    if (dataDir === undefined) throw new Error('Signer and witness need the data folder.');
    // The process that restarts a helper tells it the current offset of the clock.
    const steered = mode === 'test' ? { clockOffset: clock.moved } : {};
    const [signer, witness] = await Promise.all([
      startSigner({ dir: join(dataDir, 'signer'), mode, ...steered }),
      startWitness({ dir: join(dataDir, 'witness'), mode, ...steered }),
    ]);
    const keys = { signer: signer.publicKey, witness: witness.publicKey };
    await confirmHelpers(store, log, keys, dataDir).catch(async (error: unknown) => {
      await Promise.all([signer.stop(), witness.stop()]);
      throw error;
    });
    // A moved clock stays moved when this node restarts.
    if (mode === 'test') for (const helper of [signer, witness]) await helper.setClockOffset(clock.moved());
    return { signer, witness };
  },
  clocks: ({ signer, witness }) => [signer, witness],
  stop: ({ signer, witness }) => Promise.all([signer.stop(), witness.stop()]),
});
