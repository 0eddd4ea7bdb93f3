export * from './edge.ts';
export { CENT, type TermsProblem } from './read.ts';
export * from './terms.ts';
export * from './vip.ts';
