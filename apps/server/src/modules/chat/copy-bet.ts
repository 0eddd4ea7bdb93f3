import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { type Lottery, rulesOf } from '../lotteries/index.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, roomOf } from './rooms.ts';
import { requireMayFollow } from './share-bet.ts';

type Copy = ReplyOf<'chatCopyBet'>;

/** Of the reader's newest bets, this many are looked through for one in the same lottery. */
const OWN_BETS_MAX = 200;

/**
 * What a shared bet puts on the slip of a reader: play and content, with the reader's own last terms in this lottery. Nothing is
 * placed; the slip is quoted and confirmed as always.
 *
 * Errors: `not_found` for what is no shared bet of the room, or was removed; those of `requireMayFollow`; `draw_closed` once the issue
 * is not on sale.
 */
export async function copyBet(
  caller: Caller,
  { room: key, seq }: InputOf<'chatCopyBet'>,
  { store, lotteries }: Pick<ChatDeps, 'store' | 'lotteries'>,
): Promise<Copy> {
  return store.tx(async (tx) => {
    const { id } = await roomOf(tx, caller.userId, key);
    const { rows } = await tx.query<{
      lottery_id: string;
      issue: string;
      play_id: string;
      content: Copy['content'];
      on_sale: boolean;
    }>(
      `select b.lottery_id, d.issue, b.play_id, b.content, d.state = 'open' and d.close_at > app_now() as on_sale
       from chat_message m
       join placed_bet b on b.user_id = m.sender and b.id = (m.body ->> 'bet')::bigint
       join draw_state d on d.id = b.draw_id
       where m.room = $1 and m.seq = $2 and m.kind = 'bet' and m.removed_by is null`,
      [id, seq],
    );
    const [bet] = rows;
    if (!bet) throw new AppError('not_found');
    await requireMayFollow(tx, caller);
    const lottery = lotteries.find(bet.lottery_id);
    if (!bet.on_sale || !lottery?.enabled) throw new AppError('draw_closed');
    return {
      lottery_id: bet.lottery_id,
      issue: bet.issue,
      played: bet.play_id,
      content: bet.content,
      ...(await ownTerms(tx, caller.userId, lottery, bet.play_id)),
    };
  });
}

/** Unit and multiple of the player's last bet on the same board of a lottery; otherwise one line at the lottery's price. */
async function ownTerms(
  tx: Tx,
  userId: bigint,
  { id, family, config }: Lottery,
  play: string,
): Promise<Pick<Copy, 'unit_stake' | 'multiple'>> {
  const rules = rulesOf({ family, house: config.house });
  const board = rules.playItem(play)?.board;
  const { rows } = await tx.query<{ play_id: string; unit_stake: bigint; multiple: number }>(
    `select play_id, unit_stake, multiple from (
       select id, lottery_id, play_id, unit_stake, multiple from placed_bet where user_id = $1 order by id desc limit $3
     ) newest where lottery_id = $2 order by id desc`,
    [userId, id, OWN_BETS_MAX],
  );
  const last = rows.find(({ play_id }) => rules.playItem(play_id)?.board === board);
  const least = board === 'credit' ? config.stakeMin : config.unitStake;
  return { unit_stake: printAmount((last?.unit_stake ?? least) as Amount), multiple: last?.multiple ?? 1 };
}
