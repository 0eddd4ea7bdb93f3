import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appendDurably } from '../local-service/index.ts';

/**
 * Ends every epoch of a signer's folder: draws registered in them keep their seeds, the next ones come from new chains.
 * For a folder that was restored: seeds revealed since its backup are public, and nothing here tells which.
 * Answers the number of lotteries. The signer must not be running.
 */
export function retireEpochs(dir: string): number {
  const root = join(dir, 'epochs');
  const lotteries = existsSync(root) ? readdirSync(root) : [];
  for (const lottery of lotteries) {
    for (const file of readdirSync(join(root, lottery))) {
      const epoch = /^(\d+)\.json$/.exec(file)?.[1];
      if (epoch) appendDurably(join(root, lottery, `${epoch}.jsonl`), '{"retired":true}\n');
    }
  }
  return lotteries.length;
}
