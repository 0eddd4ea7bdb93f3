import { sha256, toHex, utf8 } from '@tessera/fairness';
import type { RewardDraw } from '../draw.ts';

const hash = (text: string): string => toHex(sha256(utf8(text)));

/** A draw whose seed and randomness follow from a name. Only for tests. */
export const testDraw = (name: string, counter: number): RewardDraw => ({
  context: `test/${name}`,
  seed: hash(`seed ${name}`),
  round: 1000,
  randomness: hash(`randomness ${name}`),
  counter,
});
