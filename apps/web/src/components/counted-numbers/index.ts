export { countedNumbers, valuesOf } from './counted-numbers.ts';
