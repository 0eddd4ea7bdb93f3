/** Chases (追号, multi-draw bets): the same bets on issue after issue, paid from money that is held from the start. */

export { chaseEnded } from './events.ts';
export { heldBook } from './held-book.ts';
export { chaseModule } from './module.ts';
export { chaseMovements } from './movements.ts';
export { type Chases, createChases } from './service.ts';
