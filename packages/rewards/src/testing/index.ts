export { SAMPLE_TERMS } from './sample-terms.ts';
export { termsOf } from './terms-of.ts';
