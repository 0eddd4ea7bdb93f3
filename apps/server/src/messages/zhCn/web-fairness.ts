/** The pages that verify draws. */
export { fairnessZhCn as webFairness } from '@tessera/fairness/texts';
