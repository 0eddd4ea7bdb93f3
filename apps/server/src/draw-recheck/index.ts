export { type RecheckInput, recheckDraw } from './recheck-draw.ts';
