import { type Amount, type ChaseMoved, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';

/** A chase in wire format. */
export type ChaseView = ReplyOf<'chaseDetail'>['chase'];

/** Maximum length of a content in a list, characters. */
const CONTENT_SHOWN = 400;

interface Row {
  id: bigint;
  lottery_id: string;
  state: ChaseView['state'];
  ended_by: ChaseView['ended_by'];
  plan: { mode: ChaseView['mode']; budget?: string };
  bets_shown: ChaseView['bets'];
  stop_on_win: boolean;
  stop_loss: bigint | null;
  currency: string;
  cost: bigint;
  created_at: Date;
  ended_at: Date | null;
  issues: number;
  placed: number;
  skipped: number;
  staked: bigint;
  payout: bigint;
  held: bigint;
  next: { issue: string; multiple: number; stake: string; open_at: number } | null;
}

const rowsWhere = (condition: string): string => `
  select c.id, c.lottery_id, c.state, c.ended_by, c.plan, c.bets_shown, c.stop_on_win, c.stop_loss, c.currency, c.cost,
         c.created_at, c.ended_at, s.*, n.next
  from chase c
  cross join lateral (
    select count(*)::integer as issues,
           (count(*) filter (where state not in ('pending', 'skipped')))::integer as placed,
           (count(*) filter (where state = 'skipped'))::integer as skipped,
           coalesce(sum(stake) filter (where state not in ('pending', 'skipped')), 0)::bigint as staked,
           coalesce(sum(payout), 0)::bigint as payout,
           coalesce(sum(stake) filter (where state = 'pending'), 0)::bigint as held
    from chase_issue where chase_id = c.id
  ) s
  left join lateral (
    select jsonb_build_object('issue', issue, 'multiple', multiple, 'stake', stake::text,
                              'open_at', (extract(epoch from open_at) * 1000)::bigint) as next
    from chase_issue where chase_id = c.id and state = 'pending' order by place limit 1
  ) n on true
  where ${condition}`;

/** A page of a player's chases, newest first; at most `limit` rows. */
export async function listChases(
  db: Pick<Tx, 'query'>,
  userId: bigint,
  filter: { lottery: string | null; only: 'open' | 'ended' | null; before: string | null; limit: number },
): Promise<ChaseView[]> {
  const { rows } = await db.query<Row & Record<string, unknown>>(
    `${rowsWhere(`c.user_id = $1 and ($2::text is null or c.lottery_id = $2)
      and ($3::text is null or (c.state in ('running', 'paused')) = ($3 = 'open'))
      and ($4::bigint is null or c.id < $4)`)} order by c.id desc limit $5`,
    [userId, filter.lottery, filter.only, filter.before, filter.limit],
  );
  return rows.map(chaseView);
}

/** One chase of a player; `undefined` for another player's chase, too. */
export async function findChase(
  db: Pick<Tx, 'query'>,
  userId: bigint,
  chaseId: bigint,
): Promise<ChaseView | undefined> {
  const { rows } = await db.query<Row & Record<string, unknown>>(rowsWhere('c.user_id = $1 and c.id = $2'), [
    userId,
    chaseId,
  ]);
  return rows[0] && chaseView(rows[0]);
}

interface IssueRow {
  issue: string;
  open_at: Date;
  close_at: Date;
  multiple: number;
  stake: bigint;
  state: ReplyOf<'chaseDetail'>['rows'][number]['state'];
  reason: string | null;
  payout: bigint | null;
  bet_ids: bigint[];
}

/** All issues of a chase with their bets. */
export async function listIssues(
  db: Pick<Tx, 'query'>,
  chaseId: bigint,
): Promise<ReplyOf<'chaseDetail'>['rows']> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(
    `select issue, open_at, close_at, multiple, stake, state, reason, payout,
            array(select t.id from placed_bet t where t.user_id = i.user_id and t.rid = i.rid order by t.idx) as bet_ids
     from chase_issue i where chase_id = $1 order by place`,
    [chaseId],
  );
  return rows.map((row) => ({
    issue: row.issue,
    open_at: row.open_at.getTime(),
    close_at: row.close_at.getTime(),
    multiple: row.multiple,
    stake: amount(row.stake),
    state: row.state,
    reason: row.reason,
    payout: row.payout === null ? null : amount(row.payout),
    bet_ids: row.bet_ids.map(Number),
  }));
}

/** The fields of a chase that its event carries. */
export function movedOf(view: ChaseView): ChaseMoved {
  const { id, lottery_id, state, ended_by, issues, placed, skipped, held } = view;
  return { chase_id: id, lottery_id, state, ended_by, issues, placed, skipped, held };
}

/** Bets in the format of lists. */
export function shownBets(
  bets: readonly (Omit<ChaseView['bets'][number], 'content_cut'> & Record<string, unknown>)[],
): ChaseView['bets'] {
  return bets.map(({ played: play, content, lines, unit_stake, multiple, rebate_ppm }) => {
    const parts: [string, string][] = typeof content === 'string' ? [['', content]] : Object.entries(content);
    const cut = parts.map(([key, text]) => [key, text.slice(0, CONTENT_SHOWN)] as const);
    return {
      played: play,
      content: typeof content === 'string' ? cut[0]![1] : Object.fromEntries(cut),
      content_cut: parts.some(([, text]) => text.length > CONTENT_SHOWN),
      lines,
      unit_stake,
      multiple,
      rebate_ppm,
    };
  });
}

function chaseView(row: Row): ChaseView {
  const { next } = row;
  return {
    id: Number(row.id),
    lottery_id: row.lottery_id,
    state: row.state,
    ended_by: row.ended_by,
    mode: row.plan.mode,
    bets: row.bets_shown,
    stop_on_win: row.stop_on_win,
    stop_loss: row.stop_loss === null ? null : amount(row.stop_loss),
    budget: row.plan.budget ?? null,
    currency: row.currency,
    issues: row.issues,
    placed: row.placed,
    skipped: row.skipped,
    cost: amount(row.cost),
    staked: amount(row.staked),
    payout: amount(row.payout),
    held: amount(row.held),
    next: next && { ...next, stake: amount(BigInt(next.stake)) },
    created_at: row.created_at.getTime(),
    ended_at: row.ended_at?.getTime() ?? null,
  };
}

const amount = (tenThousandths: bigint): string => printAmount(tenThousandths as Amount);
