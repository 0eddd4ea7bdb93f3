import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { requireBelowLimits, requirePlay } from '../protection/index.ts';
import type { ChatDeps } from './deps.ts';
import type { MessageView } from './messages.ts';
import type { Caller } from './rooms.ts';
import { sendMessage } from './send-message.ts';

/** Bets that a player may share in a day of the platform. */
const SHARES_PER_DAY = 20;

/**
 * Shares one of the caller's bets in a public room: the message refers to it, and the card shows it as it is when it is read.
 *
 * Errors: those of `sendMessage`; `not_found` also for somebody else's bet, and for a room of members; `reality_check_due`;
 * `limit_stake_reached` and `limit_loss_reached` when a limit is used up; `chat_shares_used_up`.
 */
export function shareBet(
  caller: Caller,
  { room, client_id: clientId, bet_id: bet, stake }: InputOf<'chatShareBet'>,
  deps: Pick<ChatDeps, 'store' | 'emit' | 'pictureUrl'>,
): Promise<MessageView> {
  const { userId } = caller;
  return sendMessage(
    caller,
    {
      room,
      clientId,
      kind: 'bet',
      body: { bet, stake },
      async check(tx, { kind }) {
        if (kind !== 'hall' && kind !== 'family') throw new AppError('not_found');
        const { rowCount } = await tx.query('select from placed_bet where user_id = $1 and id = $2', [
          userId,
          bet,
        ]);
        if (rowCount === 0) throw new AppError('not_found');
        await requireMayFollow(tx, caller);
        await requireShareLeft(tx, userId);
      },
    },
    deps,
  );
}

/**
 * Whether shared bets are offered to a player at all: not to trial accounts, during a break or an exclusion, nor once a limit is used
 * up. Errors: `trial_not_allowed`; those of `requirePlay`; `limit_stake_reached`, `limit_loss_reached`.
 */
export async function requireMayFollow(tx: Tx, { userId, kind, id }: Caller): Promise<void> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  await requirePlay(tx, userId, id);
  await requireBelowLimits(tx, userId);
}

/** Counts under a lock of the player, who may share in several rooms at once. */
async function requireShareLeft(tx: Tx, userId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('chat shares ' || $1::bigint, 0))`, [userId]);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from chat_message
     where kind = 'bet' and sender = $1 and at > app_now() - interval '25 hours' and platform_day(at) = platform_day(app_now())`,
    [userId],
  );
  if (rows[0]!.count >= SHARES_PER_DAY) throw new AppError('chat_shares_used_up');
}
