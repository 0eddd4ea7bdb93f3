import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

type Filter = InputOf<'recordBet'>;
type BetList = ReplyOf<'recordBet'>;

const DAY_MS = 86_400_000;
/** Longest time range of one request (trust, "Field limits"). */
const RANGE_MS_MAX = 366 * DAY_MS;

/**
 * A player's own bets that match the filter, newest first, with sums over all of them. Without `from` the range is the last 366
 * days before `to` (or now). Errors: `validation_failed` for an invalid range or cursor.
 */
export async function listBets(store: Store, userId: bigint, filter: Filter, now: number): Promise<BetList> {
  const values = filterValues(userId, filter, now);
  const before = cursorOf(filter.before);
  const [page, sums] = await Promise.all([
    store.query<BetRow>(
      `select ${shortBet} from bet_state
       where ${matches} and ($8::bigint is null or id < $8) order by id desc limit $9`,
      [...values, before, filter.limit + 1],
    ),
    store.query<SumRow>(sumsOver, values),
  ]);
  const items = page.rows.slice(0, filter.limit).map(betView);
  return {
    items,
    next: page.rows.length > filter.limit ? String(items.at(-1)!.id) : null,
    summary: summaryOf(sums.rows[0]!),
  };
}

const matches = `user_id = $1 and placed_at >= $2 and placed_at < $3
  and ($4::text is null or lottery_id = $4) and ($5::text is null or issue = $5)
  and ($6::text is null or state = $6) and ($7::bigint is null or id = $7)`;

const sumsOver = `select count(*)::integer as count,
    coalesce(sum(stake), 0)::bigint as stake,
    (coalesce(sum(payout), 0) + coalesce(sum(correction), 0))::bigint as payout,
    coalesce(sum(stake) filter (where state = 'accepted'), 0)::bigint as open
  from bet_state where ${matches}`;

interface SumRow {
  count: number;
  stake: bigint;
  payout: bigint;
  open: bigint;
}

/** `net` counts settled bets only: the stakes of open bets are left out, and a refunded bet counts zero. */
function summaryOf({ count, stake, payout, open }: SumRow): BetList['summary'] {
  const text = (value: bigint): string => printAmount(value as Amount);
  return {
    count,
    stake: text(stake),
    payout: text(payout),
    net: text(payout - (stake - open)),
    open: text(open),
  };
}

function filterValues(userId: bigint, filter: Filter, now: number): unknown[] {
  // `to` is inclusive, the end of the query is exclusive.
  const end = (filter.to ?? now) + 1;
  const start = filter.from ?? end - RANGE_MS_MAX;
  if (start > end || end - start > RANGE_MS_MAX + 1)
    throw new AppError('validation_failed', { field: 'from' });
  const { lottery = null, issue = null, state = null, bet_id = null } = filter;
  return [userId, new Date(Math.max(start, 0)), new Date(end), lottery, issue, state, bet_id];
}

function cursorOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!/^\d{1,16}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return before;
}

/** A player's bet in wire format. */
export type BetView = ReplyOf<'recordBet'>['items'][number];

/** Longest content text in a list, characters; a single entry of 100 000 lines has more than a million. */
const CONTENT_SHOWN = 400;

/** Columns of `bet_state` for a bet. */
export interface BetRow {
  id: bigint;
  lottery_id: string;
  issue: string;
  play_id: string;
  content: string | Record<string, string>;
  content_cut: boolean;
  lines: number;
  unit_stake: bigint;
  multiple: number;
  rebate_ppm: number;
  stake: bigint;
  odds: Record<string, string>;
  max_win: bigint;
  currency: string;
  state: BetView['state'];
  payout: bigint | null;
  correction: bigint | null;
  placed_at: Date;
  decided_at: Date | null;
  close_at: Date;
  draw_at: Date;
}

const shared = `id, lottery_id, issue, play_id, lines, unit_stake, multiple, rebate_ppm, stake, odds, max_win, currency,
  state, payout, correction, placed_at, decided_at, close_at, draw_at`;

/** Select list of a bet with its full content. */
export const wholeBet = `${shared}, content, false as content_cut`;

/** Select list of a bet with content shortened for a list. Only long contents, which have a hash, are decompressed. */
const shortBet = `${shared}, content_hash is not null as content_cut,
  case
    when content_hash is null then content
    when jsonb_typeof(content) = 'string' then to_jsonb(left(content #>> '{}', ${CONTENT_SHOWN}))
    else (select jsonb_object_agg(key, left(value, ${CONTENT_SHOWN})) from jsonb_each_text(content))
  end as content`;

/** A row in wire format. */
export function betView(row: BetRow): BetView {
  return {
    id: Number(row.id),
    lottery_id: row.lottery_id,
    issue: row.issue,
    played: row.play_id,
    content: row.content,
    content_cut: row.content_cut,
    lines: row.lines,
    unit_stake: amount(row.unit_stake),
    multiple: row.multiple,
    rebate_ppm: row.rebate_ppm,
    stake: amount(row.stake),
    odds: row.odds,
    max_win: amount(row.max_win),
    currency: row.currency,
    state: row.state,
    payout: row.payout === null ? null : amount(row.payout),
    ...(row.correction === null ? {} : { correction: amount(row.correction) }),
    placed_at: row.placed_at.getTime(),
    decided_at: row.decided_at?.getTime() ?? null,
    close_at: row.close_at.getTime(),
    draw_at: row.draw_at.getTime(),
  };
}

const amount = (tenThousandths: bigint): string => printAmount(tenThousandths as Amount);
