export { AmountText, type AmountTextProps } from './amount.tsx';
