import fc from 'fast-check';

/** One case of this many is in a sample. */
const SAMPLE_SHARE = 10;

/**
 * The cases of a long proof that this run executes: all of them, or a tenth, the same ones in every run. `npm test` sets
 * `PROOFS=sample` when the long proofs have passed for exactly these sources (`npm run rules:prove`).
 */
export function proofCases<Case>(cases: readonly Case[]): readonly Case[] {
  if (process.env.PROOFS !== 'sample') return cases;
  const count = Math.ceil(cases.length / SAMPLE_SHARE);
  const [sample = []] = fc.sample(fc.shuffledSubarray([...cases], { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed: cases.length,
  });
  return sample;
}
