export { BetContent } from './bet-content.tsx';
export { betParts } from './parts.ts';
export { labelText, numberText, printedValue, wordText } from './words.ts';
