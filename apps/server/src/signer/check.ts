import { join } from 'node:path';
import type { DamagedRecords } from '../local-service/index.ts';
import { checkEpoch, epochNumbers, lotteriesIn } from './epoch-store.ts';
import { damagedRewards } from './reward-store.ts';

/** Every damaged file of a signer's folder with its first damaged record. The signer may be running. */
export function damagedEpochs(dir: string): DamagedRecords[] {
  const root = join(dir, 'epochs');
  const epochs = lotteriesIn(root).flatMap((lottery) =>
    epochNumbers(join(root, lottery)).flatMap((epoch) => checkEpoch(join(root, lottery), lottery, epoch)),
  );
  return [...epochs, ...damagedRewards(join(dir, 'rewards'))];
}
