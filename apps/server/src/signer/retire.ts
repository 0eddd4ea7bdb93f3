import { join } from 'node:path';
import { epochNumbers, lotteriesIn, retireEpoch } from './epoch-store.ts';

/**
 * Ends every epoch of a signer's folder, or those of one lottery. Registered draws keep their seeds, unless their log is
 * damaged and set aside; later draws use new chains. Needed for a restored folder: seeds revealed since its backup are
 * public, and the folder does not show which. The signer must not be running.
 */
export function retireEpochs(
  dir: string,
  now: number,
  lottery?: string,
): { readonly lotteries: readonly string[]; readonly setAside: readonly string[] } {
  const root = join(dir, 'epochs');
  const lotteries = lotteriesIn(root).filter((name) => lottery === undefined || name === lottery);
  const setAside = lotteries.flatMap((name) =>
    epochNumbers(join(root, name)).flatMap((epoch) => retireEpoch(join(root, name), name, epoch, now)),
  );
  return { lotteries, setAside };
}
