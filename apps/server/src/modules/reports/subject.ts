import type { CallSession } from '../../http/index.ts';
import { agentOf, daysNow, pathTo, placeBelow, type TeamDays } from '../teams/index.ts';
import type { ReportDeps } from './deps.ts';

/** A team that an agent looks at: everybody below `of`, who is the agent or a member below. */
export interface Team {
  readonly agent: bigint;
  readonly of: bigint;
  /** From the agent down to `of`, with masked names. */
  readonly path: Awaited<ReturnType<typeof pathTo>>;
  /** The agent's rate of today, ppm. */
  readonly rate: number;
  /** The direct member of the agent on the way to `of`, or `of`; undefined for the agent's own team. */
  readonly side: bigint | undefined;
  readonly days: TeamDays;
}

/**
 * The team that a call asks for, by default the caller's own. Errors: `trial_not_allowed`, `team_not_agent`; `not_found` for everybody
 * who is not below the caller (A14).
 */
export async function teamOf(
  session: Pick<CallSession, 'userId' | 'kind'>,
  of: number | undefined,
  deps: Pick<ReportDeps, 'store' | 'clock' | 'settings'>,
): Promise<Team> {
  const days = await daysNow(deps);
  const { store } = deps;
  const agent = await agentOf(session, store, days);
  const place = of === undefined ? agent : await placeBelow(store, agent, BigInt(of), days);
  return {
    agent: agent.userId,
    of: place.userId,
    path: await pathTo(store, agent, place),
    rate: agent.rate,
    side: [...place.path, place.userId][agent.path.length + 1],
    days,
  };
}
