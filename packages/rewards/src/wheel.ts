/** The wheel: `size` tiles of one equal chance each, at fixed places. The number of tiles with a prize is its chance. */
import { type Amount, amountOf } from '@tessera/protocol/money';
import { type DrawSource, rewardStream } from './draw.ts';
import type { Terms } from './terms.ts';

/** A result: the tile, counted from 0, and its prize. */
export interface Spin {
  readonly tile: number;
  readonly prize: Amount;
}

/** A prize with its exact chance, `count` of `size`. */
export interface WheelOdds {
  readonly prize: Amount;
  readonly count: number;
  readonly size: number;
}

/**
 * The prize of each tile. The places follow from the counts alone: each tile goes to the prize that is furthest behind its share
 * of the tiles so far, the smaller prize first. So each prize lies evenly around the wheel, and the neighbours of a high
 * prize are what their chances make them.
 */
export function wheelTiles({ size, tiles }: Pick<Terms<'wheel'>, 'size' | 'tiles'>): readonly Amount[] {
  const placed = tiles.map(() => 0);
  return Array.from({ length: size }, (_, place) => {
    // In whole numbers: how far prize i is behind, times the size.
    const behind = tiles.map(({ count }, i) => count * (place + 1) - placed[i]! * size);
    const next = behind.indexOf(Math.max(...behind));
    placed[next]! += 1;
    return tiles[next]!.prize;
  });
}

/** The odds table that stands beside the button. */
export const wheelOdds = ({ size, tiles }: Pick<Terms<'wheel'>, 'size' | 'tiles'>): readonly WheelOdds[] =>
  tiles.map(({ prize, count }) => ({ prize, count, size }));

/** Mean prize of one spin, rounded down to the unit. */
export const wheelMean = ({ size, tiles }: Pick<Terms<'wheel'>, 'size' | 'tiles'>): Amount =>
  amountOf(tiles.reduce((sum, { prize, count }) => sum + prize * BigInt(count), 0n) / BigInt(size));

/** How many tiles have a prize: any prize has the chance of these in `size`. */
export const winningTiles = ({ tiles }: Pick<Terms<'wheel'>, 'tiles'>): number =>
  tiles.reduce((sum, { prize, count }) => (prize > 0n ? sum + count : sum), 0);

/** The tile of a spin: one uniform number from 0 to `size` - 1. */
export const spinTile = (draw: DrawSource, size: number): number => rewardStream(draw).below(size);

/** The result of a spin: its tile and the prize there. */
export function spinWheel(draw: DrawSource, terms: Pick<Terms<'wheel'>, 'size' | 'tiles'>): Spin {
  const tile = spinTile(draw, terms.size);
  return { tile, prize: wheelTiles(terms)[tile]! };
}
