import { type OneTimeTask, RULES_TO_READ } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';

/** Which tasks a player has done, and how many families' rules the player has opened, at most `RULES_TO_READ`. */
export interface TaskFacts {
  readonly done: Readonly<Record<OneTimeTask, boolean>>;
  readonly rulesRead: number;
}

type Row = Record<Exclude<OneTimeTask, 'read_rules'>, boolean> & { readonly rules_read: number };

/**
 * Looks at what the player has done: a bet on a draw that was decided, a draw verified, a limit of his own in force, an
 * authenticator in use, a verified identity, rules opened, a bank card or wallet.
 */
export async function taskFacts(db: Store | Tx, userId: bigint): Promise<TaskFacts> {
  const { rows } = await db.query<Row>(
    `select
       exists (select from bet_state where user_id = $1 and currency <> 'TRIAL' and state in ('won', 'lost')) as first_bet,
       exists (select from fact_known where user_id = $1 and fact = 'verify_draw') as verify_draw,
       exists (select from limit_now where user_id = $1) as set_limit,
       exists (select from authenticator_on where user_id = $1) as authenticator,
       exists (select from player_verified where user_id = $1) as identity,
       exists (select from payout_account_now where user_id = $1) as add_card,
       (select count(*)::integer from fact_known where user_id = $1 and fact = 'read_rules') as rules_read`,
    [userId],
  );
  const { rules_read, ...done } = rows[0]!;
  return {
    done: { ...done, read_rules: rules_read >= RULES_TO_READ },
    rulesRead: Math.min(rules_read, RULES_TO_READ),
  };
}
