export { LotterySwitch } from './lottery-switch.tsx';
export { SaleLeft } from './sale-left.tsx';
