/** Water-back: a share of each day's qualifying stake that players may claim. */
export { makeDay } from './make.ts';
export { waterBackModule } from './module.ts';
