import { concat, fromHex, lengthPrefixed, u32, u64, utf8 } from './bytes.ts';
import { hmacSha256 } from './hash.ts';

/** All inputs of a result. Hashes and seed are hex of 32 bytes. */
export interface DrawInput {
  readonly lottery: string;
  readonly issue: string;
  readonly seed: string;
  readonly round: number;
  readonly randomness: string;
  readonly betsRoot: string;
}

/** The random numbers of one draw, in order. */
export interface DrawStream {
  /** A uniform integer from 0 to n - 1, for 1 <= n <= 2^32. Rejected words are skipped (rejection sampling). */
  below(n: number): number;
}

const WORDS = 2 ** 32;

/** K = HMAC-SHA256(s_i, "lot/v1/draw" || LP(lotteryId) || LP(issue) || u64(R) || randomness || betsRoot). */
export const drawKey = (input: DrawInput): Uint8Array =>
  hmacSha256(
    fromHex(input.seed),
    concat(
      utf8('lot/v1/draw'),
      lengthPrefixed(input.lottery),
      lengthPrefixed(input.issue),
      u64(input.round),
      fromHex(input.randomness),
      fromHex(input.betsRoot),
    ),
  );

/** The stream of a key: block j = HMAC-SHA256(K, u32(j)), read as big-endian 32-bit words. */
export function drawStream(key: Uint8Array): DrawStream {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let offset = 0;
  const word = (): number => {
    if (offset === block.byteLength) {
      const bytes = hmacSha256(key, u32(blocks));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError('below needs 1 to 2^32');
      const limit = WORDS - (WORDS % n);
      let x = word();
      while (x >= limit) x = word();
      return x % n;
    },
  };
}

/** `count` digits 0-9 in order. */
export const digits = (stream: DrawStream, count: number): number[] =>
  Array.from({ length: count }, () => stream.below(10));

/** `count` dice 1-6 in order. */
export const dice = (stream: DrawStream, count: number): number[] =>
  Array.from({ length: count }, () => stream.below(6) + 1);

/** `k` different numbers from 1 to `m` in drawing order: a partial Fisher-Yates shuffle. With k = m it is a ranking. */
export function pick(stream: DrawStream, k: number, m: number): number[] {
  const list = Array.from({ length: m }, (_, i) => i + 1);
  for (let i = 0; i < k; i += 1) {
    const j = i + stream.below(m - i);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list.slice(0, k);
}
