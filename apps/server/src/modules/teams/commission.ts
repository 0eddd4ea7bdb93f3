import { type Amount, amountOf } from '@tessera/protocol';

/** Sums of a player's commission by state. A commission is in one of them. */
export type CommissionSums = Readonly<Record<'accrued' | 'payable' | 'held' | 'paid', Amount>>;

/** What an agent earned from the stake of one player. `held`: some of it is held, because both may be one person. */
export interface Earned {
  readonly amount: Amount;
  readonly held: boolean;
}

/** Figures of commission that pages of a team show. The module that accrues commission gives them. */
export interface CommissionFigures {
  sums(agent: bigint): Promise<CommissionSums>;
  /**
   * What an agent earned from the stakes of these players since a day (`YYYY-MM-DD`, included). Players without any are
   * left out.
   */
  from(agent: bigint, players: readonly bigint[], since: string): Promise<ReadonlyMap<bigint, Earned>>;
  /** What an agent earned since a day from the stakes of a member and all below, or of the whole team for the agent. */
  below(agent: bigint, member: bigint, since: string): Promise<Amount>;
}

const zero = amountOf(0n);

/** Without a module that accrues commission nobody earns any. */
export const noCommission: CommissionFigures = {
  sums: async () => ({ accrued: zero, payable: zero, held: zero, paid: zero }),
  from: async () => new Map(),
  below: async () => zero,
};
