export { lotteryOnShow } from './lotteries-on-show.ts';
export { winEffectOf } from './model/win-effect.ts';
export { tellSettled } from './tell-settled.ts';
