import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';

/** A player's bet in wire format. */
export type BetView = ReplyOf<'recordBet'>['items'][number];

/** Longest content text in a list, characters; a single entry of 100 000 lines has more than a million. */
export const CONTENT_SHOWN = 400;

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
export const shortBet = `${shared}, content_hash is not null as content_cut,
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
