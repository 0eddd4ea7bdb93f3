export * from './calendar.ts';
export * from './edge.ts';
export { CENT, type TermsProblem } from './read.ts';
export * from './sign-in.ts';
export * from './slices.ts';
export * from './terms.ts';
export * from './vip.ts';
export * from './water-back.ts';
