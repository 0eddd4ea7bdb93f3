export { AmountText } from './amount.tsx';
export { shareOf } from './share-of.ts';
