import { words } from '../../content/shape.ts';
import { arrangements, choose } from '../../math/choose.ts';
import { board } from '../../play/board.ts';
import { type Entry, type HitSpec, hits } from '../../play/hits.ts';
import { type Play, winTier } from '../../play/play.ts';
import { singleLines } from '../../play/single-lines.ts';
import { winIf } from '../digits/boards.ts';
import { differentNumbers, evenWeights } from '../joint.ts';

type NumbersPlay = Play<readonly number[]>;
type Numbers = { readonly from: number; readonly to: number };

/** Each pick is a number at a spot; the spots show different numbers. */
export const spotNumbers = (tokens: Numbers): NumbersPlay =>
  board({
    tokens,
    layout: 'groups',
    read: (drawn, spot) => drawn[spot] ?? 0,
    weights: evenWeights(tokens.to),
    outcome: (token, number) => winIf(token === String(number)),
    single: true,
    joint: differentNumbers,
  });

/** Each pick is the first number drawn. */
export const firstNumber = (tokens: Numbers, of: number): NumbersPlay =>
  board({
    tokens,
    layout: 'picks',
    read: (drawn) => drawn[0] ?? 0,
    weights: evenWeights(of),
    outcome: (token, number) => winIf(token === String(number)),
    single: true,
  });

/** The numbers at some positions equal a line in order. */
export const orderedSingle = (tokens: Numbers, length: number): NumbersPlay =>
  singleLines({ length, tokens, order: 'ordered-different' }, () =>
    winTier(1n, arrangements(tokens.to, length)),
  );

/** All numbers of the unit bet are drawn in a window that is as long as the unit bet. */
export const windowGroup = (at: readonly number[], of: number, entry: Entry): NumbersPlay =>
  hits(
    {
      size: at.length,
      read: (drawn) => at.map((position) => drawn[position] ?? 0),
      drawn: at.length,
      of,
      tiers: [{ tier: 'win', hits: at.length }],
    },
    entry,
  );

/** Unit bets of `size` numbers that win with `need` hits among all drawn numbers. */
export const anyOfDrawn = (
  size: number,
  need: number,
  drawn: number,
  of: number,
  entry: Entry,
  bestLines?: HitSpec<readonly number[]>['bestLines'],
): NumbersPlay =>
  hits(
    {
      size,
      read: (numbers) => numbers,
      drawn,
      of,
      tiers: [{ tier: 'win', hits: need }],
      ...(bestLines === undefined ? {} : { bestLines }),
    },
    entry,
  );

/** Dragon when the number at rank r is larger than the number at its mirror place, else tiger; `places` different numbers. */
export const mirrorDragon = (places: number): NumbersPlay =>
  board({
    tokens: words('dragon', 'tiger'),
    layout: 'spots',
    read: (drawn, rank) => ((drawn[rank - 1] ?? 0) > (drawn[places - rank] ?? 0) ? 0 : 1),
    weights: () => [1n, 1n],
    outcome: (token, value) => winIf(token === ['dragon', 'tiger'][value]),
  });

/** Weights by number of hits, for boards decided by how many drawn numbers have a property. */
export const propertyWeights = (of: number, special: number, drawn: number): readonly bigint[] =>
  Array.from(
    { length: drawn + 1 },
    (_, found) => BigInt(choose(special, found)) * BigInt(choose(of - special, drawn - found)),
  );
