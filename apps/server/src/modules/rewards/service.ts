import { printAmount, type ServerEvents } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { type Advanced, advanceEarned, type CountedStake } from './advance.ts';
import {
  type BalanceAfter,
  type CashRow,
  type EarnedGiving,
  type EarnedRow,
  type Given,
  type GiveResult,
  type Giving,
  giveCash,
  giveEarned,
  onlyOf,
} from './give.ts';

interface RewardDeps {
  readonly store: Store;
  readonly events: Events;
  readonly emit: {
    user<Name extends 'balance' | 'protection:changed'>(
      userId: bigint,
      event: Name,
      payload: ServerEvents[Name],
    ): void;
  };
  /** Server time, ms. */
  readonly now: () => number;
}

/**
 * Gives rewards. All methods that take a `tx` are called before it locks accounts of players; the sockets are told by `tell` after
 * its commit.
 */
export interface Rewards extends RewardDeps {
  /** Gives cash to any number of players. Who may not receive, has it already or finds the budget used gets nothing. */
  give(tx: Tx, giving: Giving<CashRow>): Promise<GiveResult>;
  /**
   * Gives one player the cash of a claim. Errors: `reward_claimed`, `reward_not_available`, `trial_not_allowed`, `reward_ended`,
   * `reward_budget_gone`, `platform_maintenance` while money writes are frozen.
   */
  claim(tx: Tx, giving: OneOf<Giving<CashRow>, CashRow>): Promise<Given>;
  /** Gives bonuses that are paid out as their players stake. */
  giveEarned(tx: Tx, giving: EarnedGiving): Promise<GiveResult>;
  /** Gives one player a bonus. Errors: those of `claim`. */
  claimEarned(tx: Tx, giving: OneOf<EarnedGiving, EarnedRow>): Promise<Given>;
  /** Counts stake towards active bonuses and pays what is due. Bets of our draws are counted by the module itself. */
  advance(tx: Tx, ref: string, counted: readonly CountedStake[]): Promise<Advanced[]>;
  /** Sends players their new balances. */
  tell(paid: readonly { readonly user: bigint; readonly balance: BalanceAfter | null }[]): void;
}

type OneOf<Whole, Row> = Omit<Whole, 'rows'> & { readonly row: Row };

export function createRewards(deps: RewardDeps): Rewards {
  const { events, emit } = deps;
  return {
    ...deps,
    give: (tx, giving) => giveCash(tx, events, giving),
    claim: async (tx, { row, ...giving }) => onlyOf(await giveCash(tx, events, { ...giving, rows: [row] })),
    giveEarned: (tx, giving) => giveEarned(tx, events, giving),
    claimEarned: async (tx, { row, ...giving }) =>
      onlyOf(await giveEarned(tx, events, { ...giving, rows: [row] })),
    advance: advanceEarned,
    tell(paid) {
      for (const { user, balance } of paid) {
        if (!balance) continue;
        const { amount, currency, seq } = balance;
        emit.user(user, 'balance', { balance: printAmount(amount), currency, cause: 'bonus', seq });
      }
    },
  };
}
