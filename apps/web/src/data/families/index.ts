export { clientFamily, knownFamilies, lookOf, numberText } from './families.ts';
