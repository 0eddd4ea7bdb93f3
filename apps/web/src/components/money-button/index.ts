export { MoneyButton } from './money-button.tsx';
