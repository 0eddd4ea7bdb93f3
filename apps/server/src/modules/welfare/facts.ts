import type { ReplyOf } from '@tessera/protocol';
import type { OneTimeTask } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';

/** A task whose fact the platform knows. */
export type TaskName = ReplyOf<'userWelfareTask'>['task'];

/** Which tasks a player has done. */
export type TaskFacts = Readonly<Record<TaskName, boolean>>;

/**
 * Looks at what the player has done: a bet on a draw that was decided, a limit of his own in force, an authenticator in use, a
 * verified identity, a bank card or wallet.
 */
export async function taskFacts(db: Store | Tx, userId: bigint): Promise<TaskFacts> {
  const { rows } = await db.query<Record<TaskName, boolean>>(
    `select
       exists (select from bet_state where user_id = $1 and currency <> 'TRIAL' and state in ('won', 'lost')) as first_bet,
       exists (select from limit_now where user_id = $1) as set_limit,
       exists (select from authenticator_on where user_id = $1) as authenticator,
       exists (select from player_verified where user_id = $1) as identity,
       exists (select from payout_account_now where user_id = $1) as add_card`,
    [userId],
  );
  return rows[0]!;
}

/** Whether the platform knows the fact of a task; a task of other terms is not shown. */
export const isKnown = (facts: TaskFacts, task: OneTimeTask): task is TaskName => task in facts;
