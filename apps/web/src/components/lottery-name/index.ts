export { LotteryName, type LotteryNameProps } from './lottery-name.tsx';
