/** Hold of the lotteries beside its expectation, from roll-ups of settled draws. */
export { type Hold, NONE as NO_HOLD, readHold } from './read.ts';
export { rollUpHold } from './roll-up.ts';
