import { dayIn } from '@tessera/protocol';
import type { IdentityParts } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { type Clock, type Store, withPastClock } from '../../store/index.ts';
import { DEMO_PASSWORD } from '../demo-players.ts';
import { unsettledSamples } from '../sample-draws.ts';
import { earnUntil } from './earnings.ts';
import { type PlayDeps, playOccasion } from './play.ts';
import { isTeamSale, occasionsOf } from './sales.ts';
import { demoTeam, type Team } from './tree.ts';
import { teamRid, writeTeam } from './write-team.ts';

export interface DemoTeamDeps extends PlayDeps {
  readonly clock: Clock;
  readonly identity: IdentityParts;
  readonly settings: { readonly settings: Settings };
}

const DAY_MS = 86_400_000;

/**
 * Gives the demonstration the account `agent` with a team of 300 members, and the team 60 days of play on its sample draws. Bets,
 * draws, rebates and commission go through the code of real ones, with a clock in the past. Continues where an interrupted start ended.
 * Writes nothing when everything is there, or when players have registered under names of the team.
 */
export async function seedDemoTeam(deps: DemoTeamDeps): Promise<void> {
  const { store, clock, identity } = deps;
  const zone = deps.settings.settings.get('timeZone');
  const samples = await unsettledSamples(store);
  const draws = samples.filter(({ lottery_id, place }) => isTeamSale(lottery_id, place));
  const team = demoTeam();
  const known = await accountsOf(store, team);
  if (known.some(({ ours }) => !ours) || (known.length > 0 && draws.length === 0)) return;
  const age = team.players[0]!.joined * DAY_MS;
  const now = clock.local();
  const start = known[0] ? known[0].created_at.getTime() + age : now;
  const occasions = occasionsOf(draws, dayIn(start, zone), zone);
  await withPastClock(store.address, clock, async (moveTo) => {
    if (known.length === 0) {
      await moveTo(start - age);
      await writeTeam(identity, team, DEMO_PASSWORD, { now: start, zone, occasions });
    }
    const accounts = new Map((await accountsOf(store, team)).map(({ user_name, id }) => [user_name, id]));
    const players = team.players.map((player) => ({ ...player, userId: accounts.get(player.name)! }));
    for (const occasion of occasions) await playOccasion(deps, players, occasion, moveTo);
    await earnUntil(deps, now, moveTo);
  });
}

interface Account extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_name: string;
  readonly created_at: Date;
  /** Whether the seed wrote it. */
  readonly ours: boolean;
}

/** The accounts with the names of the team that exist, oldest first: the agent is the oldest. */
async function accountsOf({ query }: Pick<Store, 'query'>, { players }: Team): Promise<Account[]> {
  const { rows } = await query<Account>(
    `select a.id, a.user_name, a.created_at, a.register_rid is not distinct from wanted.rid as ours
     from unnest($1::text[], $2::text[]) wanted (name, rid) join user_account a on lower(a.user_name) = wanted.name
     order by a.created_at`,
    [players.map(({ name }) => name), players.map(({ name }) => teamRid(name))],
  );
  return rows;
}

/** Throws when an account of the demo team is enabled: production must not start with it, because its password is public. */
export async function refuseDemoTeam({ store }: Pick<IdentityParts, 'store'>): Promise<void> {
  const rids = demoTeam().players.map(({ name }) => teamRid(name));
  const { rows } = await store.query<{ user_name: string }>(
    'select user_name from user_account where enable and register_rid = any ($1) order by id limit 1',
    [rids],
  );
  if (rows[0])
    throw new Error(
      `Production refuses the demo account "${rows[0].user_name}": disable it or start on an empty store.`,
    );
}
