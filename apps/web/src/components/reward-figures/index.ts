export { percentText } from './percent.ts';
export { units } from './units.ts';
