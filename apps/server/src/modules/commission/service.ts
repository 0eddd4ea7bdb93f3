import { amountOf, dayIn } from '@tessera/protocol';
import type { CommissionFigures, Earned } from '../teams/index.ts';
import type { CommissionDeps } from './deps.ts';
import { type Days, earnedFrom, noShare, ownShare, type Share, sharesOf, stateSums } from './figures.ts';

/** Commission, with its figures for other modules. */
export interface Commission extends CommissionDeps {
  /** For pages of teams: of days up to today. */
  readonly figures: CommissionFigures;
  /**
   * What an agent earned on some days from each of these members and all below; from the whole team for the agent. Members without
   * any are left out.
   */
  shares(agent: bigint, members: readonly bigint[], days: Days): Promise<ReadonlyMap<bigint, Share>>;
  /** What an agent earned on some days from all below a member, the member left out; from the whole team for the agent. */
  shareBelow(agent: bigint, member: bigint, days: Days): Promise<Pick<Share, 'amount' | 'waiting'>>;
  /** What an agent earned on some days from each of these members' own stakes. Members without any are left out. */
  earned(agent: bigint, members: readonly bigint[], days: Days): Promise<ReadonlyMap<bigint, Earned>>;
}

export function createCommission(deps: CommissionDeps): Commission {
  const { store, clock, settings } = deps;
  const until = async (from: string): Promise<Days> => ({
    from,
    to: dayIn(await clock.now(), settings.get('timeZone')),
  });
  const share = async (agent: bigint, member: bigint, days: Days): Promise<Share> =>
    (await sharesOf(store, agent, [member], days)).get(member) ?? noShare;
  return {
    ...deps,
    figures: {
      sums: (agent) => stateSums(store, agent),
      from: async (agent, players, since) => earnedFrom(store, agent, players, await until(since)),
      below: async (agent, member, since) => (await share(agent, member, await until(since))).amount,
    },
    shares: (agent, members, days) => sharesOf(store, agent, members, days),
    earned: (agent, members, days) => earnedFrom(store, agent, members, days),
    async shareBelow(agent, member, days) {
      const [all, own] = await Promise.all([
        share(agent, member, days),
        ownShare(store, agent, member, days),
      ]);
      return {
        amount: amountOf(all.amount - own.amount),
        waiting: amountOf(all.waiting - own.waiting),
      };
    },
  };
}
