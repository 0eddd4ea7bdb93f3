/** A combined play of signs or tails: what is picked, how many make a line, and whether they must be drawn. */
export interface LinkPlay {
  readonly of: 'zodiac' | 'tail';
  readonly count: string;
  readonly way: 'in' | 'out';
}

/** Reads the id of a play of joined signs or tails; `undefined` for any other play. */
export function linkPlayOf(playId: string): LinkPlay | undefined {
  const [, of, count, way] = /^lhc\.linkzod\.(zodiac|tail)(\d)-(in|out)$/.exec(playId) ?? [];
  if (!of || !count || !way) return undefined;
  return { of: of as LinkPlay['of'], count, way: way as LinkPlay['way'] };
}

/** The id of the play with these choices. */
export const linkPlayId = ({ of, count, way }: LinkPlay): string => `lhc.linkzod.${of}${count}-${way}`;
