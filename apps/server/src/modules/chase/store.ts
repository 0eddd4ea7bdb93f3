import type { InputOf } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { ChaseState, EndedBy, IssueFacts, IssueState } from './decide.ts';

/** A bet that is placed in every issue, with the figures for multiple 1; amounts as wire text. */
export type ChaseBet = InputOf<'betPlace'>['items'][number];

/** One row of `chase`. */
export interface ChaseRow {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly lottery_id: string;
  readonly currency: string;
  readonly state: ChaseState;
  readonly bets: readonly ChaseBet[];
  readonly stop_on_win: boolean;
  readonly stop_loss: bigint | null;
}

/** One row of `chase_issue` with the state of its draw. */
export interface IssueRow extends IssueFacts {
  readonly id: bigint;
  readonly issue: string;
  readonly multiple: number;
  readonly rid: string;
}

/** Locks a chase for a change: until the commit nobody else changes it and none of its issues is being placed. */
export async function lockChase(tx: Tx, chaseId: bigint): Promise<ChaseRow | undefined> {
  const { rows } = await tx.query<ChaseRow & Record<string, unknown>>(
    `select id, user_id, lottery_id, currency, state, bets, stop_on_win, stop_loss from chase where id = $1 for update`,
    [chaseId],
  );
  return rows[0];
}

interface JoinedRow {
  id: bigint;
  issue: string;
  multiple: number;
  rid: string;
  state: IssueState;
  stake: bigint;
  payout: bigint | null;
  close_at: Date;
  draw_state: string | null;
  draw_open_at: Date | null;
  draw_close_at: Date | null;
}

/** The issues of a chase in the order of their draws. */
export async function readIssues(tx: Tx, chaseId: bigint): Promise<IssueRow[]> {
  const { rows } = await tx.query<JoinedRow & Record<string, unknown>>(
    `select i.id, i.issue, i.multiple, replace(i.rid::text, '-', '') as rid, i.state, i.stake, i.payout, i.close_at,
            d.state as draw_state, d.open_at as draw_open_at, d.close_at as draw_close_at
     from chase_issue i left join draw_state d on d.lottery_id = i.lottery_id and d.issue = i.issue
     where i.chase_id = $1 order by i.place`,
    [chaseId],
  );
  return rows.map(({ close_at, draw_state, draw_open_at, draw_close_at, ...row }) => ({
    ...row,
    closeAt: close_at.getTime(),
    draw:
      draw_state === null
        ? null
        : { state: draw_state, openAt: draw_open_at!.getTime(), closeAt: draw_close_at!.getTime() },
  }));
}

/**
 * Records the results of placed issues whose draws are decided: `won` when a bet was paid more than its stake returned by
 * ties; `void` and `cancelled` when all its bets were. Returns the number of updated issues.
 */
export async function recordDecided(tx: Tx, chaseId: bigint): Promise<number> {
  const { rowCount } = await tx.query(
    `update chase_issue i
     set state = case when ended.won then 'won' when ended.void then 'void' when ended.cancelled then 'cancelled'
                 else 'lost' end,
         payout = ended.payout, done_at = app_now()
     from (
       select p.id, coalesce(sum(o.payout), 0)::bigint as payout,
              coalesce(bool_or(o.kind = 'won' and o.payout > o.tied_stake), false) as won,
              coalesce(bool_and(coalesce(o.kind = 'void', false)), false) as void,
              coalesce(bool_and(coalesce(o.kind = 'cancelled', false)), false) as cancelled
       from chase_issue p
       join draw_state d on d.id = p.draw_id
       join placed_bet t on t.user_id = p.user_id and t.rid = p.rid
       left join bet_outcome o on o.draw_id = t.draw_id and o.bet_id = t.id
       where p.chase_id = $1 and p.state = 'placed'
         and (d.state = 'settled' or d.state = 'void' and d.settled_at is not null)
       group by p.id
     ) ended
     where i.id = ended.id`,
    [chaseId],
  );
  return rowCount ?? 0;
}

/** Skips issues that are still pending. Returns their ids and stakes. */
export async function skipIssues(
  tx: Tx,
  chaseId: bigint,
  reason: string,
  only?: bigint,
): Promise<{ id: bigint; stake: bigint }[]> {
  const { rows } = await tx.query<{ id: bigint; stake: bigint }>(
    `update chase_issue set state = 'skipped', reason = $2, done_at = app_now()
     where chase_id = $1 and state = 'pending' and ($3::bigint is null or id = $3) returning id, stake`,
    [chaseId, reason, only ?? null],
  );
  return rows;
}

/** Sets a state that is not final. */
export async function setState(tx: Tx, chaseId: bigint, state: 'running' | 'paused'): Promise<void> {
  await tx.query('update chase set state = $2 where id = $1', [chaseId, state]);
}

/** Ends a chase. Returns how many of its issues were placed, and when it ended, ms. */
export async function endChase(
  tx: Tx,
  chaseId: bigint,
  by: EndedBy,
): Promise<{ placed: number; total: number; at: number }> {
  const { rows } = await tx.query<{ placed: number; total: number; at: Date }>(
    `update chase set state = $2, ended_by = $3, ended_at = app_now() where id = $1
     returning ended_at as at, (select count(*)::integer from chase_issue where chase_id = $1) as total,
       (select count(*)::integer from chase_issue where chase_id = $1 and state <> 'skipped') as placed`,
    [chaseId, by === 'finished' || by === 'won' || by === 'loss' ? 'done' : 'stopped', by],
  );
  const { at, ...counts } = rows[0]!;
  return { ...counts, at: at.getTime() };
}
