export { LotterySwitch, type LotterySwitchProps } from './lottery-switch.tsx';
export { SaleLeft } from './sale-left.tsx';
