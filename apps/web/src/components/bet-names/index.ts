export { useBetNames } from './use-bet-names.ts';
