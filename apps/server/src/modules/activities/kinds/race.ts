import { namesOf } from '@tessera/messages/load';
import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { maskName, RACE_BETS, shippedTerms, type Terms } from '@tessera/rewards';
import { defineJob, inStep, type Store, type Tx } from '../../../store/index.ts';
import { findOffer, type OfferVersion, rewardMovements } from '../../rewards/index.ts';
import type { ActivityDeps } from '../deps.ts';
import type { ActivityKind, Stand, Visit } from '../kind.ts';
import { boardOf, changedSince, type Window } from '../race-board.ts';
import { boardRows, writeRows } from '../race-rows.ts';

type RaceView = NonNullable<ReplyOf<'activityDetail'>['race']>;
type RaceRowView = RaceView['rows'][number];

const SOURCE = 'race';
const REFRESH_MS = 60_000;
/** Bets of the last minutes are decided by then. */
const FREEZE_MS = 10 * 60_000;
/** A bet that is not decided by then does not hold up the board. */
const WAIT_MS = 24 * 3_600_000;
/**
 * How often all bets are looked at again while a race runs. In between only the bets of players with a decided bet are; who may
 * receive rewards again comes back to the board with the next whole one.
 */
const WHOLE_MS = 30 * 60_000;
/** A draw that was settled this long before the last refresh may have been committed after it. */
const OVERLAP_MS = 2 * 60_000;
/** Rows of the board in an answer. */
const ROWS = 20;

const refOf = ({ id, version }: OfferVersion): string => `${id}/${version}`;

interface OpenRace extends Record<string, unknown>, OfferVersion {
  readonly starts: Date;
  /** Its end or stop, whichever comes first. */
  readonly closes: Date | null;
}

/** Races that have started and whose boards are not frozen. */
async function openRaces(tx: Tx): Promise<OpenRace[]> {
  const { rows } = await tx.query<OpenRace>(
    `select o.id, o.version, o.starts, least(o.ends, o.stopped_at) as closes from reward_offer o
     where o.kind = 'race' and o.live_at is not null and o.starts <= (select app_now())
       and coalesce(least(o.ends, o.stopped_at) > greatest(o.starts, (select app_now()) - interval '7 days'), true)
       and not exists (select from race_board b where b.offer_id = o.id and b.version = o.version and b.frozen_at is not null)
     order by o.id, o.version`,
  );
  return rows;
}

/** Writes the boards of races again; freezes those that have closed, and pays their prizes. */
export const raceJob = defineJob('activities.race', {
  slow: true,
  async run(deps: ActivityDeps, job, tx) {
    for (const race of await openRaces(tx)) await refreshRace(tx, race, deps);
    return inStep(REFRESH_MS, job);
  },
});

/** Writes the board of a race again. */
export async function refreshRace(
  tx: Tx,
  race: OpenRace,
  { clock, rewards }: Pick<ActivityDeps, 'clock' | 'rewards'>,
): Promise<void> {
  const offer = await findOffer(tx, 'race', race);
  const before = offer && (await lockBoard(tx, race));
  if (!offer || !before) return;
  const now = await clock.now(tx);
  const window: Window = { from: race.starts, to: race.closes ?? new Date(now) };
  const closed = race.closes !== null && now >= race.closes.getTime() + FREEZE_MS;
  const freezes =
    closed && (now >= race.closes.getTime() + WAIT_MS || !(await hasUndecided(tx, race, window)));
  const rows = await boardRows(tx, race);
  const whole = freezes || before.wholeAt === null || now >= before.wholeAt + WHOLE_MS;
  const board = await boardOf(
    tx,
    window,
    offer.terms,
    offer.currency,
    race,
    whole
      ? null
      : {
          bests: new Map(rows.map((row) => [row.who, row])),
          changed: await changedSince(tx, new Date(before.at - OVERLAP_MS)),
        },
  );
  if (freezes)
    // Before the board's rows, because it locks what other claims of the offer lock first.
    await rewards.give(tx, {
      source: SOURCE,
      kind: rewardMovements.activity,
      offer: { id: race.id, version: race.version },
      rows: board
        .filter(({ prize }) => prize > 0n)
        .map(({ who, prize, rank }) => ({ user: who, ref: refOf(race), amount: prize, terms: { rank } })),
    });
  await writeRows(tx, race, board, rows);
  await tx.query(
    `update race_board set at = app_now(), frozen_at = case when $3 then app_now() end,
       whole_at = case when $4 then app_now() else whole_at end
     where offer_id = $1 and version = $2`,
    [race.id, race.version, freezes, whole],
  );
}

/** Locks the board of a race to the end of the transaction. Undefined when it was frozen meanwhile. Times in ms. */
async function lockBoard(
  tx: Tx,
  { id, version }: OfferVersion,
): Promise<{ readonly at: number; readonly wholeAt: number | null } | undefined> {
  await tx.query(
    'insert into race_board (offer_id, version, at) values ($1, $2, app_now()) on conflict do nothing',
    [id, version],
  );
  const { rows } = await tx.query<{ at: Date; whole_at: Date | null }>(
    'select at, whole_at from race_board where offer_id = $1 and version = $2 and frozen_at is null for update',
    [id, version],
  );
  return rows[0] && { at: rows[0].at.getTime(), wholeAt: rows[0].whole_at?.getTime() ?? null };
}

/** Whether a bet that may count is not decided yet. */
async function hasUndecided(tx: Tx, { id, version }: OfferVersion, { from, to }: Window): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from activity_entry e join bet_state b on b.user_id = e.user_id
     where e.offer_id = $1 and e.version = $2 and e.left_at is null and b.state = 'accepted' and b.currency <> 'TRIAL'
       and b.placed_at >= greatest($3::timestamptz, e.joined_at) and b.placed_at < $4 limit 1`,
    [id, version, from, to],
  );
  return rowCount === 1;
}

interface ShownRow extends Record<string, unknown> {
  readonly rank: number;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly shown: boolean;
  readonly multiple: bigint;
  readonly prize: bigint;
  readonly lottery_id: string;
  readonly issue: string;
  readonly play_id: string;
  readonly placed_at: Date;
}

async function viewOf(db: Store | Tx, { user, offer, entry, day }: Visit<'race'>): Promise<RaceView> {
  const names = [offer.id, offer.version];
  const { rows: known } = await db.query<{ players: number; frozen_at: Date | null; closes: Date | null }>(
    `select (select count(*)::integer from activity_entry e
             where e.offer_id = o.id and e.version = o.version and e.left_at is null) as players,
       b.frozen_at, least(o.ends, o.stopped_at) as closes
     from reward_offer o left join race_board b on b.offer_id = o.id and b.version = o.version
     where o.id = $1 and o.version = $2`,
    names,
  );
  const { players, frozen_at, closes } = known[0]!;
  const { rows } = await db.query<ShownRow>(
    `select r.rank, r.user_id, p.user_name, e.shown, r.multiple, r.prize, b.lottery_id, b.issue, b.play_id, b.placed_at
     from race_row r
     join activity_entry e on e.offer_id = r.offer_id and e.version = r.version and e.user_id = r.user_id
     join player p on p.id = r.user_id
     join bet_state b on b.user_id = r.user_id and b.id = r.bet_id
     where r.offer_id = $1 and r.version = $2 and (r.rank <= $3 or r.user_id = $4) order by r.rank`,
    [...names, ROWS, user],
  );
  const shown = rows.map((row) => rowOf(row, user));
  return {
    players,
    counted: entry ? await countedToday(db, user, entry.joinedAt, offer.starts, offer.terms, day) : 0,
    counted_max: RACE_BETS,
    rows: shown.filter(({ rank }) => rank <= ROWS),
    own: shown.find(({ own }) => own) ?? null,
    shown: entry?.shown ?? false,
    freezes: closes && closes.getTime() + FREEZE_MS,
    frozen_at: frozen_at?.getTime() ?? null,
  };
}

const rowOf = (row: ShownRow, user: bigint): RaceRowView => ({
  rank: row.rank,
  name: row.shown ? row.user_name : maskName(row.user_name),
  own: row.user_id === user,
  multiple: `${row.multiple / 100n}.${String(row.multiple % 100n).padStart(2, '0')}`,
  prize: printAmount(row.prize as Amount),
  lottery_id: row.lottery_id,
  issue: row.issue,
  played: row.play_id,
  at: row.placed_at.getTime(),
});

/** The player's bets of today that count or will, at most `RACE_BETS`. */
async function countedToday(
  db: Store | Tx,
  user: bigint,
  joinedAt: number,
  starts: number,
  { stakeMin }: Terms<'race'>,
  day: string,
): Promise<number> {
  const { rows } = await db.query<{ counted: number }>(
    `select count(*)::integer as counted from (
       select from bet_state where user_id = $1 and currency <> 'TRIAL' and state in ('accepted', 'won', 'lost') and tied_stake = 0
         and stake >= $2 and placed_at >= $3 and platform_day(placed_at) = $4::date limit $5
     ) bets`,
    [user, stakeMin, new Date(Math.max(joinedAt, starts)), day, RACE_BETS],
  );
  return rows[0]!.counted;
}

/** A race by the best multiple of one bet among the first bets of each day. Prizes are paid when the board is frozen. */
export const race: ActivityKind<'race'> = {
  kind: 'race',
  runs: ({ product }) => product === 'lottery',
  async stand(db, { user, offer }): Promise<Stand> {
    const { rows } = await db.query<{ amount: bigint }>(
      `select amount from reward where user_id = $1 and source = 'race' and source_ref = $2`,
      [user, refOf(offer)],
    );
    const prize = rows[0]?.amount;
    return {
      state: prize === undefined ? 'joined' : 'done',
      progress: null,
      reward: (prize ?? null) as Amount | null,
      grant: null,
    };
  },
  async extras(db, visit) {
    const view = await viewOf(db, visit);
    return { race: view, facts: { base: null, entrants: view.players } };
  },
  async dryRun(db, terms, { from, to }) {
    const board = await boardOf(db, { from, to }, terms, 'CNY', null);
    return board.map(({ who, prize }) => ({ user: who, amount: prize }));
  },
  jobs: [raceJob],
  shipped: (now) => [
    raceOffer('multiple-race', now - SINCE_MS),
    raceOffer('multiple-race-next', now - SINCE_MS + RACE_DAYS_MS),
  ],
};

/** The first race began this long before the platform's first start. */
const SINCE_MS = 7 * 24 * 3_600_000;
const RACE_DAYS_MS = 28 * 24 * 3_600_000;

const raceOffer = (id: string, starts: number) => ({
  id,
  name: namesOf('offer', 'multiple-race'),
  terms: shippedTerms('race'),
  starts,
  ends: starts + RACE_DAYS_MS,
  budget: 20_000_000n,
});
