export { hasOwnWord, lookOf, numberText } from './families.ts';
