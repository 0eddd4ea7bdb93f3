import {
  type DrawResult,
  drawFor,
  drawKey,
  hmacSha256,
  randomnessOf,
  type Transcript,
  toHex,
  u32,
} from '@tessera/fairness';

/** How one number was taken from the stream. */
export interface TraceStep {
  /** The 32-bit word used. */
  readonly word: number;
  /** Count of available numbers; the number is the word modulo this. */
  readonly of: number;
  /** Words rejected before it, because they are above the largest multiple of `of`. */
  readonly skipped: number;
  /** The number as drawn. */
  readonly number: number;
}

/** A recomputed draw with its intermediate values. */
export interface DrawTrace {
  /** K, hex. */
  readonly key: string;
  /** First block of the stream, hex. */
  readonly block: string;
  readonly steps: readonly TraceStep[];
}

const WORDS = 2 ** 32;

/** Computes a draw step by step (`lot/v1`, section "Result"); `undefined` for a seal without a seed. */
export function traceDraw({ descriptor, seal, beacon }: Transcript): DrawTrace | undefined {
  if (seal.seed === null) return undefined;
  const { lottery, issue, round, family, year } = descriptor;
  const randomness = randomnessOf(beacon.signature);
  const key = drawKey({ lottery, issue, round, seed: seal.seed, randomness, betsRoot: seal.betsRoot });
  const words = wordsOf(key);
  const taken: Omit<TraceStep, 'number'>[] = [];
  const result = drawFor(
    family,
    {
      below(of) {
        const limit = WORDS - (WORDS % of);
        let skipped = 0;
        let word = words.next().value;
        for (; word >= limit; word = words.next().value) skipped += 1;
        taken.push({ word, of, skipped });
        return word % of;
      },
    },
    year,
  );
  const numbers = numbersOf(result);
  return {
    key: toHex(key),
    block: toHex(hmacSha256(key, u32(0))),
    steps: taken.map((step, index) => ({ ...step, number: numbers[index] ?? 0 })),
  };
}

/** All numbers of a result, in drawn order. */
export function numbersOf(result: DrawResult): readonly number[] {
  if (!('main' in result)) return result;
  return 'special' in result ? [...result.main, result.special] : [...result.main, ...result.extra];
}

/** A word as the eight hex digits of its bytes: `38176d0c`. */
export function hexOfWord(word: number): string {
  return toHex(u32(word));
}

/** Every 32-bit word of a key's stream. */
function* wordsOf(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = hmacSha256(key, u32(block));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}
