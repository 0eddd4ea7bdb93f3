export { numberText } from '../draw-result/number-text.ts';
export { BetContent } from './bet-content.tsx';
export { betParts } from './parts.ts';
export { labelText, printedValue, wordText } from './words.ts';
