import { type Best, bestBet, type RaceRow, raceBoard, type Terms } from '@tessera/rewards';
import { type Content, oppositeSided } from '@tessera/rules';
import type { Store, Tx } from '../../store/index.ts';
import type { OfferVersion } from '../rewards/index.ts';

/** Bets placed at `from` or later, and before `to`. */
export interface Window {
  readonly from: Date;
  readonly to: Date;
}

interface BetRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly draw_id: bigint;
  readonly play_id: string;
  readonly content: Content | null;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly placed_at: Date;
  readonly day: string;
}

/** Players whose bets are read at once. */
const PLAYERS = 200;
/** Longest content that can name sides; bets on sides have short contents. */
const CONTENT_MAX = 400;

/**
 * The board of a race: of each player who takes part the best of the bets that count. A bet counts that was placed after joining
 * and is decided, and that is not void, cancelled, tied or opposite-sided. Players who may not receive rewards now are left out.
 *
 * @param race - Null for a dry run, in which everybody with bets takes part.
 * @param kept - What is known of those whose bets need not be looked at; null: everything is computed.
 */
export async function boardOf(
  db: Store | Tx,
  window: Window,
  terms: Terms<'race'>,
  currency: string,
  race: OfferVersion | null,
  kept: Kept | null = null,
): Promise<readonly RaceRow<bigint>[]> {
  const all = race ? await entrants(db, race) : await bettors(db, window, currency);
  const bests: Best<bigint>[] = [];
  for (const { user } of kept ? all : []) {
    const known = kept!.changed.has(user) ? undefined : kept!.bests.get(user);
    if (known) bests.push(known);
  }
  const players = kept ? all.filter(({ user }) => kept.changed.has(user)) : all;
  for (let at = 0; at < players.length; at += PLAYERS) {
    const part = players.slice(at, at + PLAYERS);
    const { rows } = await db.query<BetRow>(
      `select b.id, b.user_id, b.draw_id, b.play_id, case when length(b.content::text) <= $6 then b.content end as content,
         b.stake, b.payout, b.placed_at, platform_day(b.placed_at)::text as day
       from unnest($1::bigint[], $2::timestamptz[]) n (user_id, since)
       join bet_state b on b.user_id = n.user_id and b.placed_at >= n.since
       where b.placed_at >= $3 and b.placed_at < $4 and b.currency = $5 and b.state in ('won', 'lost') and b.tied_stake = 0
       order by b.user_id, b.id`,
      [
        part.map(({ user }) => user),
        part.map(({ since }) => since),
        window.from,
        window.to,
        currency,
        CONTENT_MAX,
      ],
    );
    for (const [who, bets] of Map.groupBy(rows, ({ user_id }) => user_id)) {
      const best = bestBet(sameSided(bets).map(raceBet), terms);
      if (best) bests.push({ who, bet: best });
    }
  }
  return raceBoard(bests, terms);
}

/** Bests of a board that was written before, and the players whose bets may have changed since. */
export interface Kept {
  readonly bests: ReadonlyMap<bigint, Best<bigint>>;
  readonly changed: ReadonlySet<bigint>;
}

/** Players with a bet in a draw that was settled at `since` or later. */
export async function changedSince(db: Store | Tx, since: Date): Promise<Set<bigint>> {
  const { rows } = await db.query<{ user_id: bigint }>(
    `select distinct b.user_id from draw_state d join placed_bet b on b.draw_id = d.id
     where d.settled_at >= $1 and d.bets > 0`,
    [since],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

interface Entrant {
  readonly user: bigint;
  readonly since: Date;
}

async function entrants(db: Store | Tx, { id, version }: OfferVersion): Promise<Entrant[]> {
  const { rows } = await db.query<{ user: bigint; since: Date }>(
    `select e.user_id as user, e.joined_at as since from activity_entry e
     join reward_standing s on s.user_id = e.user_id and s.may_receive
     where e.offer_id = $1 and e.version = $2 and e.left_at is null order by e.user_id`,
    [id, version],
  );
  return rows;
}

async function bettors(db: Store | Tx, { from, to }: Window, currency: string): Promise<Entrant[]> {
  const { rows } = await db.query<{ user: bigint }>(
    `select distinct user_id as user from placed_bet
     where placed_at >= $1 and placed_at < $2 and currency = $3 order by user_id`,
    [from, to, currency],
  );
  return rows.map(({ user }) => ({ user, since: from }));
}

/** Without bets on opposite sides of one draw. */
function sameSided(bets: readonly BetRow[]): BetRow[] {
  return [...Map.groupBy(bets, ({ draw_id }) => draw_id).values()].flatMap((own) => {
    const opposite = oppositeSided(
      own.map(({ play_id, content }) => ({ play: play_id, content: content ?? '' })),
    );
    return own.filter((_, place) => !opposite.has(place));
  });
}

const raceBet = ({ id, day, placed_at, stake, payout }: BetRow) => ({
  id,
  day,
  at: placed_at.getTime(),
  stake: stake as Best<bigint>['bet']['stake'],
  payout: payout as Best<bigint>['bet']['payout'],
});
