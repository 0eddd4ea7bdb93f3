export { AmountText } from './amount.tsx';
export { NetText } from './net-text.tsx';
export { shareOf } from './share-of.ts';
