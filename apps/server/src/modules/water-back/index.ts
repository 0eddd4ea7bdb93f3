/** Water-back: a share of each day's qualifying stake that players may claim. */
export { daysDue, isDay } from './days.ts';
export { itemsBelow } from './edges.ts';
export { waterBackMade } from './events.ts';
export { type Bar, readBars } from './lists.ts';
export { makeDay } from './make.ts';
export { waterBackModule } from './module.ts';
export { tooNarrow } from './narrow.ts';
