import { createHash } from 'node:crypto';
import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { recordIdentity } from '../../modules/cashier/index.ts';
import { type IdentityParts, seedAccounts, seedSessions } from '../../modules/identity/index.ts';
import { type SeededRate, seedTeam } from '../../modules/teams/index.ts';
import { DEMO_AGENT, VERIFIED_NAMES } from '../demo-players.ts';
import { demoRid } from '../demo-request.ts';
import { chanceOf } from './chance.ts';
import type { TeamOccasion } from './sales.ts';
import type { Team } from './tree.ts';
import { type Visit, visitsOf } from './visits.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CURRENCY = 'CNY';
/** An address for examples (RFC 5737). */
const ADDRESS = '203.0.113.20';
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** When a team is written. */
interface Moment {
  /** Time of the first start, ms. */
  readonly now: number;
  readonly zone: string;
}

/**
 * Writes the accounts of a team, its members, links, rates and sessions in one transaction, each with its time. All accounts have
 * one password. The clock must be before the first expiry of a link.
 */
export async function writeTeam(
  { store, passwords }: Pick<IdentityParts, 'store' | 'passwords'>,
  team: Team,
  password: string,
  { now, zone, occasions }: Moment & { occasions: readonly TeamOccasion[] },
): Promise<void> {
  const { players, links } = team;
  const passwordHash = await passwords.hash(password);
  const daysBefore = (days: number): number => now - days * DAY_MS;
  const joined = players.map(({ joined: days }, place) =>
    place === 0 ? daysBefore(days) : daysBefore(days) - chanceOf(`joined ${place}`).below(600) * MINUTE_MS,
  );
  await store.tx(async (tx) => {
    const ids = await seedAccounts(
      tx,
      players.map(({ name: userName }, place) => ({
        userName,
        createdAt: joined[place]!,
        avatar: 1 + (place % 12),
        registerRid: teamRid(userName),
      })),
      { passwordHash, language: 'zhCn', currency: CURRENCY, birthDate: '1990-01-01' },
    );
    await tx.query(
      `select ledger_account(id, kind, $2)
       from unnest($1::bigint[]) id, unnest(array['main', 'held', 'wd_hold', 'transit']) kind`,
      [ids, CURRENCY],
    );
    await seedTeam(tx, {
      members: players.map(({ parent, link, kind }, place) => ({
        userId: ids[place]!,
        parent,
        link,
        kind,
        at: joined[place]!,
      })),
      links: links.map(({ made, ends, disabled, ...link }, place) => ({
        ...link,
        code: codeOf(place),
        at: daysBefore(made),
        expiresAt: ends === undefined ? undefined : daysBefore(ends),
        disabledAt: disabled === undefined ? undefined : daysBefore(disabled),
      })),
      rates: ratesOf(team, ids, joined, { now, zone }),
    });
    await seedSessions(tx, sessionsOf(team, ids, visitsOf(players, occasions, { now, joined })), {
      address: ADDRESS,
      userAgent: BROWSER,
    });
    await recordIdentity(tx, ids[0]!, VERIFIED_NAMES[DEMO_AGENT], 'verified');
  });
}

/** Request id of a registration. It tells an account of the demo team from one that a player registered under the same name. */
export const teamRid = (name: string): string => demoRid(`team ${name} registers`);

/** Ten letters and digits. */
const codeOf = (place: number): string =>
  createHash('sha256')
    .update(`demo team link ${place}`)
    .digest('base64')
    .replace(/[+/=01OIl]/g, '')
    .slice(0, 10);

/** The rates of the first days, then the later changes: each is decided on the day before. */
function ratesOf(
  { players }: Team,
  ids: readonly bigint[],
  joined: readonly number[],
  { now, zone }: Moment,
): SeededRate[] {
  const first = players.map(({ ppm }, place) => ({
    userId: ids[place]!,
    ppm,
    from: dayIn(joined[place]!, zone),
    at: joined[place]!,
  }));
  const changes = players.flatMap(({ change }, place) => {
    if (!change) return [];
    const from = addDays(dayIn(now, zone), -change.from);
    return [{ userId: ids[place]!, ppm: change.ppm, from, at: now - (change.from + 1) * DAY_MS - HOUR_MS }];
  });
  return [...first, ...changes];
}

/** The sessions of visits; the linked member uses the browser of the agent. */
function sessionsOf({ players, linked }: Team, ids: readonly bigint[], visits: readonly Visit[]) {
  return visits.map(({ player, from, until }) => ({
    userId: ids[player]!,
    browser: createHash('sha256')
      .update(`demo browser ${players[player === linked ? 0 : player]!.name}`)
      .digest('hex'),
    from,
    until,
  }));
}
