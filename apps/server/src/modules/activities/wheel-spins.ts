import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { drawContext, type Terms, weekdayOf } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { holdRoom } from '../rewards/index.ts';
import type { ActivityDeps } from './deps.ts';
import type { Visit } from './kind.ts';
import { spinJob } from './wheel-draw.ts';

/** A turn in wire format. */
export type SpinView = ReplyOf<'activitySpin'>['spin'];

interface Row extends Record<string, unknown> {
  readonly id: bigint;
  readonly version: number;
  readonly at: Date;
  readonly round: bigint;
  readonly due: Date;
  readonly drawn_at: Date | null;
  readonly tile: number | null;
  readonly prize: bigint | null;
  readonly refused: SpinView['refused'];
}

/** Turns in an answer. */
const SHOWN = 20;

const viewOf = ({ id, version, at, round, due, drawn_at, tile, prize, refused }: Row): SpinView => ({
  id: Number(id),
  version,
  at: at.getTime(),
  round: Number(round),
  due: due.getTime(),
  state: drawn_at ? 'drawn' : 'pressed',
  drawn_at: drawn_at?.getTime() ?? null,
  tile,
  prize: prize === null ? null : printAmount(prize as Amount),
  refused,
});

/** The last turns of a player with an offer, newest first. */
export async function lastSpins(db: Store | Tx, user: bigint, offer: string): Promise<SpinView[]> {
  const { rows } = await db.query<Row>(
    `select id, version, at, round, due, drawn_at, tile, prize, refused from wheel_spin
     where user_id = $1 and offer_id = $2 order by id desc limit $3`,
    [user, offer, SHOWN],
  );
  return rows.map(viewOf);
}

/** Turns of a player by id, newest first; turns of others are left out. */
export async function spinsById(db: Store | Tx, user: bigint, ids: readonly number[]): Promise<SpinView[]> {
  const { rows } = await db.query<Row>(
    `select id, version, at, round, due, drawn_at, tile, prize, refused from wheel_spin
     where user_id = $1 and id = any ($2::bigint[]) order by id desc`,
    [user, ids],
  );
  return rows.map(viewOf);
}

/** Turns of a day that the terms give. */
export const turnsOn = ({ turns, weekdays }: Terms<'wheel'>, day: string): number =>
  weekdays.includes(weekdayOf(day)) ? turns : 0;

/** Turns that a player has taken of an offer today, with all its versions. */
export async function turnsUsed(db: Store | Tx, { user, offer, day }: Visit<'wheel'>): Promise<number> {
  const { rows } = await db.query<{ used: number }>(
    'select count(*)::integer as used from wheel_spin where user_id = $1 and offer_id = $2 and day = $3::date',
    [user, offer.id, day],
  );
  return rows[0]!.used;
}

/** Turns that are not drawn yet: of all players, and of one. Each may still win the largest prize. */
async function pressed(
  db: Store | Tx,
  { user, offer }: Visit<'wheel'>,
): Promise<{ readonly all: bigint; readonly own: bigint }> {
  const { rows } = await db.query<{ all: bigint; own: bigint }>(
    `select count(*) as all, count(*) filter (where user_id = $2) as own
     from wheel_spin where offer_id = $1 and drawn_at is null`,
    [offer.id, user],
  );
  return rows[0]!;
}

const largestOf = ({ tiles }: Terms<'wheel'>): bigint => tiles.at(-1)!.prize;

/** What the rest of the budget has to cover for one more turn: the largest prize of it and of every turn that is not drawn. */
export async function neededRoom(db: Store | Tx, visit: Visit<'wheel'>): Promise<Amount> {
  return (((await pressed(db, visit)).all + 1n) * largestOf(visit.offer.terms)) as Amount;
}

/**
 * Writes a turn: from its commit on the round and the seed that decide it are fixed, and a job draws it. Presses of one player, and
 * of one offer with a budget, come one after the other.
 *
 * Errors: `reward_not_reached` on a weekday without turns, `reward_claimed`, `reward_budget_gone`, and those of `RewardDraws.fix`.
 */
export async function press(
  tx: Tx,
  visit: Visit<'wheel'>,
  { rewardDraws, jobs }: Pick<ActivityDeps, 'rewardDraws' | 'jobs'>,
): Promise<ReplyOf<'activitySpin'>> {
  const { user, offer, now, day } = visit;
  const turns = turnsOn(offer.terms, day);
  if (turns === 0) throw new AppError('reward_not_reached');
  await holdEntry(tx, visit);
  const { room, shareRoom } = await holdRoom(tx, offer, user);
  const used = await turnsUsed(tx, visit);
  if (used >= turns) throw new AppError('reward_claimed');
  const { all, own } = await pressed(tx, visit);
  const largest = largestOf(offer.terms);
  if (room !== null && room < (all + 1n) * largest) throw new AppError('reward_budget_gone');
  if (shareRoom !== null && shareRoom < (own + 1n) * largest) throw new AppError('reward_claimed');
  const { beacon, round, due, seedIndex } = await rewardDraws.fix(tx, { offer: offer.id, at: now });
  const { rows } = await tx.query<Row>(
    `insert into wheel_spin (offer_id, version, user_id, at, day, turn, counter, beacon, round, due, seed_index, context)
     select $1, $2, $3, $4, $5, $6, (select count(*) from wheel_spin where offer_id = $1 and version = $2 and user_id = $3),
       $7, $8, $9, $10, $11
     returning id, version, at, round, due, drawn_at, tile, prize, refused`,
    [
      offer.id,
      offer.version,
      user,
      new Date(now),
      day,
      used + 1,
      beacon,
      round,
      new Date(due),
      seedIndex,
      drawContext('wheel', offer.id, offer.version, rewardDraws.pseudonym(offer.id, user)),
    ],
  );
  const row = rows[0]!;
  await jobs.add(spinJob, String(row.id), due, {}, tx);
  return { spin: viewOf(row), turns_left: turns - used - 1 };
}

/** Locks the player's entry to the end of the transaction. */
async function holdEntry(tx: Tx, { user, offer }: Visit<'wheel'>): Promise<void> {
  await tx.query(
    'select from activity_entry where offer_id = $1 and version = $2 and user_id = $3 for update',
    [offer.id, offer.version, user],
  );
}
