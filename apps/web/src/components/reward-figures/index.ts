export { type BonusLeft, bonusLeft } from './bonus-left.ts';
export { edgeText, percentText } from './percent.ts';
export { units } from './units.ts';
