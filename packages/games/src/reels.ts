import type { Stream } from './game.ts';

/** A reel's symbols in the order they pass; all stops are equally likely. */
export type Strip<Symbol extends string> = readonly Symbol[];

/** The visible symbols: reel by reel, top to bottom. */
export type Grid<Symbol extends string> = readonly (readonly Symbol[])[];

/** The three symbols a reel shows at a stop. */
export const windowAt = <Symbol extends string>(strip: Strip<Symbol>, stop: number): readonly Symbol[] =>
  [0, 1, 2].map((row) => strip[(stop + row) % strip.length]!);

/** Stops every reel, left to right. */
export const spin = <Symbol extends string>(stream: Stream, strips: readonly Strip<Symbol>[]): Grid<Symbol> =>
  strips.map((strip) => windowAt(strip, stream.below(strip.length)));
