export { AmountText } from './amount.tsx';
