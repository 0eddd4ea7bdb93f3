import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { returnsOf } from '@tessera/rules';
import { rulesOf } from '../lotteries/index.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, roomOf } from './rooms.ts';

type Card = ReplyOf<'chatCards'>['items'][number];

/** Longest content of a card, characters. */
const CONTENT_SHOWN = 400;
const PPM = 1_000_000n;

interface CardRow extends Record<string, unknown> {
  readonly seq: bigint;
  readonly stake_shown: boolean;
  readonly lottery_id: string;
  readonly issue: string;
  readonly play_id: string;
  readonly content: Card['content'];
  readonly content_cut: boolean;
  readonly lines: number;
  readonly state: Card['state'];
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: bigint;
  readonly payout: bigint | null;
  readonly correction: bigint | null;
  readonly close_at: Date;
  readonly draw_at: Date;
  readonly result: Card['result'];
}

/**
 * The shared bets among these messages of a room, as they are now. A player who gets no promotions, on a break, excluded, or by their
 * own choice, gets the cards of their own bets only (RP15). Errors: `not_found`.
 */
export async function cardsOf(
  { userId }: Caller,
  { room: key, seqs }: InputOf<'chatCards'>,
  { store, lotteries }: Pick<ChatDeps, 'store' | 'lotteries'>,
): Promise<ReplyOf<'chatCards'>> {
  const { id } = await roomOf(store, userId, key);
  // Only long contents, which have a hash, are cut.
  const { rows } = await store.query<CardRow>(
    `select m.seq, (m.body ->> 'stake')::boolean as stake_shown, b.lottery_id, b.issue, b.play_id, b.lines, b.state, b.odds,
       b.stake, b.payout, b.correction, b.close_at, b.draw_at, d.result, b.content_hash is not null as content_cut,
       case
         when b.content_hash is null then b.content
         when jsonb_typeof(b.content) = 'string' then to_jsonb(left(b.content #>> '{}', ${CONTENT_SHOWN}))
         else (select jsonb_object_agg(key, left(value, ${CONTENT_SHOWN})) from jsonb_each_text(b.content))
       end as content
     from chat_message m
     join bet_state b on b.user_id = m.sender and b.id = (m.body ->> 'bet')::bigint
     join draw_state d on d.id = b.draw_id
     where m.room = $1 and m.seq = any($2::bigint[]) and m.kind = 'bet' and m.removed_by is null
       and (m.sender = $3 or not exists (
         select from reward_standing s where s.user_id = $3 and (s.off or s.closed_by is not null)))
     order by m.seq`,
    [id, seqs, userId],
  );
  return { items: rows.map((row) => cardView(row, lotteries)) };
}

function cardView(row: CardRow, lotteries: ChatDeps['lotteries']): Card {
  const paid = row.payout === null ? null : row.payout + (row.correction ?? 0n);
  return {
    seq: Number(row.seq),
    lottery_id: row.lottery_id,
    issue: row.issue,
    played: row.play_id,
    content: row.content,
    content_cut: row.content_cut,
    lines: row.lines,
    state: row.state,
    ...pricesOf(row, lotteries),
    stake: row.stake_shown ? printAmount(row.stake as Amount) : null,
    payout: row.stake_shown && paid !== null ? printAmount(paid as Amount) : null,
    close_at: row.close_at.getTime(),
    draw_at: row.draw_at.getTime(),
    result: row.result,
  };
}

/** Chance and return of one line at the odds of the bet, computed by the rules. */
function pricesOf(
  { lottery_id, play_id, odds }: Pick<CardRow, 'lottery_id' | 'play_id' | 'odds'>,
  lotteries: ChatDeps['lotteries'],
): Pick<Card, 'chances' | 'return_ppm'> {
  const lottery = lotteries.find(lottery_id);
  const item = lottery && rulesOf({ family: lottery.family, house: lottery.config.house }).playItem(play_id);
  if (!item) throw new Error(`bet on ${play_id} of ${lottery_id}, which has no rules`);
  const fixed = Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, BigInt(value)]));
  const kinds = returnsOf(item, fixed);
  const returns = kinds.map(({ returned: { numerator, denominator } }) =>
    Number((numerator * PPM) / denominator),
  );
  const chances = new Map(
    kinds.map(({ chance: { numerator, denominator } }) => [
      `${numerator}/${denominator}`,
      { wins: String(numerator), total: String(denominator) },
    ]),
  );
  return {
    chances: [...chances.values()],
    return_ppm: { least: Math.min(...returns), most: Math.max(...returns) },
  };
}
