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

/** How one number came out of the stream. */
export interface TraceStep {
  /** The 32-bit word that was taken. */
  readonly word: number;
  /** Numbers to choose from: the word's remainder by this is the choice. */
  readonly of: number;
  /** Words passed over before, because they lie above the largest multiple of `of`. */
  readonly skipped: number;
  /** The number as drawn. */
  readonly number: number;
}

/** A draw worked out again with everything on the way. */
export interface DrawTrace {
  /** K, hex. */
  readonly key: string;
  /** First block of the stream, hex. */
  readonly block: string;
  readonly steps: readonly TraceStep[];
}

const WORDS = 2 ** 32;

/** Works a draw out step by step (`lot/v1`, section "Result"); `undefined` for a seal without a seed. */
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

/** All numbers of a result in the order they were drawn. */
export function numbersOf(result: DrawResult): readonly number[] {
  if (!('main' in result)) return result;
  return 'special' in result ? [...result.main, result.special] : [...result.main, ...result.extra];
}

/** A word as the eight digits its bytes are written with: `38176d0c`. */
export function hexOfWord(word: number): string {
  return toHex(u32(word));
}

/** Every 32-bit word of the stream under a key. */
function* wordsOf(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = hmacSha256(key, u32(block));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}
