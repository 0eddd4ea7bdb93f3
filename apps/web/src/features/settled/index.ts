export { lotteryOnShow } from './lotteries-on-show.ts';
export { type WinEffect, winEffectOf } from './model/win-effect.ts';
export { tellSettled } from './tell-settled.ts';
