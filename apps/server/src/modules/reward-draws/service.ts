import type { Store, Tx } from '../../store/index.ts';
import { type ChainRow, chainsOf, openChains } from './chains.ts';
import type { RewardDrawDeps } from './deps.ts';
import { type DrawGroup, type FixedDraw, fixDraw, type Keys, keysOf, pseudonymOf } from './fix.ts';
import { publishSeeds } from './seeds.ts';

/** Draws of rewards by seed chain and beacon (docs/rewards.md, "How a wheel is spun and a packet is split"). */
export interface RewardDraws {
  readonly deps: RewardDrawDeps;
  /** Published chains by offer. */
  chains(db: Store | Tx, offers: readonly string[]): Promise<ReadonlyMap<string, ChainRow>>;
  /** Publishes chains that are missing. A job does it, too. */
  open(): Promise<void>;
  /** Publishes seeds whose time is over. A job does it, too. */
  publish(): Promise<void>;
  /** See `fixDraw`. */
  fix(
    tx: Tx,
    draw: { readonly offer: string; readonly at: number; readonly until?: number },
  ): Promise<FixedDraw>;
  /** See `keysOf`. */
  keys(group: DrawGroup): Promise<Keys>;
  pseudonym(offer: string, user: bigint): string;
}

export const createRewardDraws = (deps: RewardDrawDeps): RewardDraws => ({
  deps,
  chains: chainsOf,
  open: () => openChains(deps),
  publish: () => publishSeeds(deps),
  fix: (tx, draw) => fixDraw(tx, draw, deps),
  keys: (group) => keysOf(group, deps),
  pseudonym: (offer, user) => pseudonymOf(deps, offer, user),
});
