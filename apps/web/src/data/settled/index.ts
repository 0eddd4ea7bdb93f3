export { betsOf } from './bets-of.ts';
export { lotteryOnShow, pageOf } from './lotteries-on-show.ts';
export { isGain, type WinEffect, winEffectOf } from './win-effect.ts';
