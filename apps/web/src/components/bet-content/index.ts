export { BetContent, type BetContentProps } from './bet-content.tsx';
export { type BetPart, betParts } from './parts.ts';
export { labelText, numberText, printedValue, wordText } from './words.ts';
