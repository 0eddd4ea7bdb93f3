import type { TestStore } from './kit.ts';
import type { Chance } from './seeded.ts';

/** Changes of a player's protection, as the module of protection writes them, and whether a break is in force then. */
const turns: readonly (readonly [set: string, inForce: boolean])[] = [
  [
    "excluded_at = app_now(), exclusion_term = '6m', excluded_until = app_now() + interval '6 months', exclusion_ends_at = null",
    true,
  ],
  [
    "excluded_at = app_now(), exclusion_term = 'indefinite', excluded_until = null, exclusion_ends_at = null",
    true,
  ],
  // Its term is over, and the player has not asked for its end.
  [
    "excluded_at = app_now() - interval '2 years', exclusion_term = '1y', excluded_until = app_now() - interval '1 year', exclusion_ends_at = null",
    true,
  ],
  [
    "excluded_at = app_now() - interval '1 year', exclusion_term = '6m', excluded_until = app_now() - interval '6 months', exclusion_ends_at = app_now() + interval '1 day'",
    true,
  ],
  [
    "excluded_at = app_now() - interval '1 year', exclusion_term = '6m', excluded_until = app_now() - interval '6 months', exclusion_ends_at = app_now() - interval '1 second'",
    false,
  ],
  ["timeout_until = app_now() + interval '1 day'", true],
  ["timeout_until = app_now() - interval '1 second'", false],
  ["pause_until = app_now() + interval '15 minutes'", true],
  ["pause_until = app_now() - interval '1 second'", false],
];
const nothing =
  'excluded_at = null, exclusion_term = null, excluded_until = null, exclusion_ends_at = null, timeout_until = null, pause_until = null';

/** Puts a player into one state of protection; returns whether a break is in force. */
export async function turnOf(
  { asOwner }: Pick<TestStore, 'asOwner'>,
  user: bigint,
  chance: Chance,
): Promise<boolean> {
  const [set, inForce] = chance.happens(20) ? (['pause_until = null', false] as const) : chance.one(turns);
  await asOwner('insert into player_guard (user_id) values ($1) on conflict do nothing', [user]);
  await asOwner(`update player_guard set ${nothing} where user_id = $1`, [user]);
  await asOwner(`update player_guard set ${set} where user_id = $1`, [user]);
  return inForce;
}
