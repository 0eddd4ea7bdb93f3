export type { Grid } from './board.ts';
export { box, type Drawing, disc, pictureOf } from './drawing.ts';
export type { Marks } from './machine.ts';
export { mountSlots, payTable, type ShownSpin } from './slots.ts';
