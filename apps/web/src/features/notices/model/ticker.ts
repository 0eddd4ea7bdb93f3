import type { NoticeLine } from '../api/notices.ts';

/** Notices in the ticker at a time. */
export const TICKER_MAX = 10;

/** Those of the notices in force that home shows one by one: what is wrong now, then the others, in the order of the server. */
export const tickerOf = (items: readonly NoticeLine[]): readonly NoticeLine[] =>
  items.filter(({ kind }) => kind === 'status' || kind === 'ticker').slice(0, TICKER_MAX);
