/** Turnover: what players stake and get back, in the forms that other modules ask for. */
export { type Flow, flowSince } from './flow.ts';
export { readDues, readPlayed } from './played.ts';
