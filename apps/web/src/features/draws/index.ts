export { AsOf } from './as-of.tsx';
export { knownDraws, refreshDraws, refreshWatchedDraws } from './draws-store.ts';
export type { DrawView, LotteryDraws } from './due.ts';
export { leftText } from './left-text.ts';
export { useAllDraws, useDraws } from './use-draws.ts';
