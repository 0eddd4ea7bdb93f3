export type { Grid } from './board.ts';
export { box, type Drawing, disc, paint, pictureOf } from './drawing.ts';
export type { Marks } from './machine.ts';
export { mountSlots, payTable, type ShownSpin, type ShownWin } from './slots.ts';
