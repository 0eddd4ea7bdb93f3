import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { u32 } from './bytes.ts';

/**
 * `npm run stream -- BYTES [KEY]`: writes the raw random stream of a draw key (block j = HMAC-SHA256(K, u32(j))) to standard
 * output, for statistical test suites: `npm run --silent stream -- 1073741824 | dieharder -a -g 200` (N4). KEY is 64 hex digits;
 * the default is random. The key is printed to standard error.
 */
const [bytes = '', key = randomBytes(32).toString('hex')] = process.argv.slice(2);
if (!/^\d+$/.test(bytes) || !/^[0-9a-f]{64}$/.test(key)) {
  console.error('Usage: npm run stream -- BYTES [KEY of 64 hex digits]');
  process.exit(1);
}
console.error(`key ${key}`);
const BLOCKS_AT_ONCE = 4_096;
const secret = Buffer.from(key, 'hex');
// A reader closes the pipe when it has enough.
process.stdout.on('error', () => process.exit(0));
let left = Number(bytes);
for (let block = 0; left > 0; block += BLOCKS_AT_ONCE) {
  const chunk = Buffer.concat(
    Array.from({ length: BLOCKS_AT_ONCE }, (_, i) =>
      createHmac('sha256', secret)
        .update(u32(block + i))
        .digest(),
    ),
  ).subarray(0, left);
  left -= chunk.length;
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
