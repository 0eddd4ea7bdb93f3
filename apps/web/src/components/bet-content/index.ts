export { numberText } from '../../data/families/index.ts';
export { BetContent } from './bet-content.tsx';
export { betParts } from './parts.ts';
export { labelText, placeLabel, printedValue, wordText } from './words.ts';
