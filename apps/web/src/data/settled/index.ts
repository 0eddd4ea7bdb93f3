export { lotteryOnShow, pageOf } from './lotteries-on-show.ts';
export { type WinEffect, winEffectOf } from './win-effect.ts';
