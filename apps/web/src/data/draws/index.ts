export { agesStore, knownDraws, refreshDraws, refreshWatchedDraws } from './draws-store.ts';
export type { DrawView, LotteryDraws } from './due.ts';
export { staleSince } from './known-draws.ts';
export { leftText } from './left-text.ts';
export { shortIssue } from './short-issue.ts';
export { useAllDraws, useDraws } from './use-draws.ts';
