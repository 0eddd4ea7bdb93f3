/** Water-back: a share of each day's qualifying stake that players may claim. */
export { daysDue, isDay } from './days.ts';
export { itemsBelow } from './edges.ts';
export type { Bar } from './lists.ts';
export { makeDay } from './make.ts';
export { waterBackModule } from './module.ts';
export { highest } from './rates.ts';
