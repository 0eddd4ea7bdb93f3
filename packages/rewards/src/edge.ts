import { type Amount, amountOf } from '@tessera/protocol/money';

/** An exact ratio; `den` is positive. It need not be in lowest terms. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

/** The house edge of an item: mean loss for one unit staked, at the odds that it is paid at, before any rebate. */
export type Edge = Ratio;

const MILLION = 1_000_000n;

/** An edge of whole millionths: 25 000 is 2.5 %. */
export const edgePpm = (ppm: number): Edge => ({ num: BigInt(ppm), den: MILLION });

/** Mean cost of a stake at an edge: stake × edge, rounded up to the unit so that no cost is shown too low. */
export const costOfStake = (stake: Amount, { num, den }: Edge): Amount =>
  amountOf((stake * num + den - 1n) / den);

/** What goes back to players and their uplines on one stake, each in ppm of it. */
export interface Returns {
  /** The player's own rebate. */
  readonly rebate: number;
  /** All rebates along the player's chain of uplines, together. */
  readonly chain: number;
  readonly waterBack: number;
}

/**
 * Whether all that is given back on a stake is at most the edge of the item. Exact: rates are whole millionths, and the edge
 * stays a ratio. Source: `trust.md` R1.
 */
export const fitsEdge = (edge: Edge, { rebate, chain, waterBack }: Returns): boolean =>
  BigInt(rebate + chain + waterBack) * edge.den <= edge.num * MILLION;

/** The largest water-back rate in whole ppm that still fits the edge beside the other returns; zero when none does. */
export function waterBackRoom(edge: Edge, { rebate, chain }: Omit<Returns, 'waterBack'>): number {
  const room = Number((edge.num * MILLION) / edge.den) - rebate - chain;
  return Math.max(0, room);
}
