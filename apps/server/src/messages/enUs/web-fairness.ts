/** The pages that verify draws. */
export { fairnessEnUs as webFairness } from '@tessera/fairness/texts';
