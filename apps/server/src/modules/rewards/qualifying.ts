import { type Amount, parseAmount } from '@tessera/protocol';
import { type Content, oppositeSided } from '@tessera/rules';
import type { Tx } from '../../store/index.ts';
import type { CountedStake } from './advance.ts';

interface BetRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly play_id: string;
  readonly content: Content | null;
  /** Without what was returned by ties; null for a bet that was void or cancelled. */
  readonly stake: bigint;
  readonly placed_at: Date;
}

interface GrantRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly at: Date;
  /** Most of one bet's stake that counts; null: all of it. */
  readonly stake_max: string | null;
}

/** Longest content that can name sides; bets on sides have short contents. */
const CONTENT_MAX = 400;

/**
 * The stake of a settled draw that counts towards each active bonus of its players: bets that were placed after the bonus was given,
 * decided and not void, cancelled or tied, and that are not opposite-sided to another bet of the player or of an account that
 * belongs to the player (`player_linked`). Of each bet counts at most the `stakeMax` of the bonus's terms.
 */
export async function qualifyingStakes(tx: Tx, draw: bigint): Promise<CountedStake[]> {
  const grants = await tx.query<GrantRow>(
    // The bettors are listed first: a player's bets are many more than those of a draw.
    `with bettor as materialized (
       select distinct user_id from placed_bet
       where draw_id = $1 and exists (select from reward_grant where state = 'active' and product = 'lottery')
     )
     select g.id, g.user_id, g.at, g.terms ->> 'stakeMax' as stake_max
     from bettor join reward_grant g on g.user_id = bettor.user_id and g.state = 'active' and g.product = 'lottery'
     order by g.id`,
    [draw],
  );
  if (grants.rows.length === 0) return [];
  const users = [...new Set(grants.rows.map(({ user_id }) => user_id))];
  const linked = await linkedOf(tx, draw, users);
  const bets = await tx.query<BetRow>(
    `select b.user_id, b.play_id, case when length(b.content::text) <= $3 then b.content end as content,
       b.stake - b.tied_stake as stake, b.placed_at
     from bet_state b
     where b.draw_id = $1 and b.user_id = any ($2) and b.state in ('won', 'lost') and b.currency <> 'TRIAL'
     order by b.id`,
    [draw, [...new Set([...users, ...[...linked.values()].flat()])], CONTENT_MAX],
  );
  const byUser = Map.groupBy(bets.rows, ({ user_id }) => user_id);
  return grants.rows.flatMap(({ id, user_id, at, stake_max }) => {
    const most = stake_max === null ? undefined : parseAmount(stake_max);
    const own = byUser.get(user_id) ?? [];
    const others = (linked.get(user_id) ?? []).flatMap((other) => byUser.get(other) ?? []);
    const opposite = oppositeSided(
      [...own, ...others].map(({ play_id, content }) => ({ play: play_id, content: content ?? '' })),
    );
    const stake = own
      .filter(({ placed_at }, place) => !opposite.has(place) && placed_at >= at)
      .reduce((sum, bet) => sum + (most?.ok && bet.stake > most.value ? most.value : bet.stake), 0n);
    return stake > 0n ? [{ grant: id, stake: stake as Amount }] : [];
  });
}

/** Accounts that belong to each of these players and have a bet on the draw. */
async function linkedOf(
  tx: Tx,
  draw: bigint,
  users: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly bigint[]>> {
  const { rows } = await tx.query<{ user_id: bigint; others: bigint[] }>(
    `select l.user_id, array_agg(l.other_id order by l.other_id) as others from player_linked l
     where l.user_id = any ($2) and exists (select from placed_bet b where b.draw_id = $1 and b.user_id = l.other_id)
     group by l.user_id`,
    [draw, users],
  );
  return new Map(rows.map(({ user_id, others }) => [user_id, others]));
}
