import type { Amount } from '@tessera/protocol';
import type { CommandAction } from '@tessera/protocol/console-permissions';
import type { Tx } from '../../store/index.ts';
import type { Shown } from './command-row.ts';
import type { Asked, Prospect } from './kinds/kind.ts';

/** What is asked for. */
export interface Proposal extends Asked {
  readonly action: CommandAction;
}

/** A proposal that was tried: what it would change, the hash of that, and how many people it needs. */
export interface Tried {
  readonly shown: Shown;
  readonly shownHash: Buffer;
  readonly payloadHash: Buffer;
  readonly needs: number;
  readonly moves?: Prospect['moves'];
}

/** Commands that end in one statement. */
const EXPIRE_MAX = 100;

/** Keeps a command, pending; returns its id. */
export async function insertCommand(
  tx: Tx,
  { action, target, payload, reason }: Proposal,
  { shown, shownHash, payloadHash, needs, moves }: Tried,
  { rid, makerId, hours }: { rid: string; makerId: bigint; hours: number },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into console_command
       (action, target, target_version, payload, payload_hash, shown, shown_hash, reason, maker_id, needs, rid, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, app_now() + $12 * interval '1 hour') returning id`,
    [
      action,
      target,
      shown.targetVersion,
      JSON.stringify(payload),
      payloadHash,
      JSON.stringify(shown),
      shownHash,
      reason,
      makerId,
      needs,
      rid,
      hours,
    ],
  );
  const { id } = rows[0]!;
  if (moves)
    await tx.query(
      'insert into console_command_sum (command_id, maker_id, user_id, amount) values ($1, $2, $3, $4)',
      [id, makerId, moves.about, moves.amount],
    );
  return id;
}

/** Ends a command. The guard of the table refuses a step that is not allowed. */
export const endIn = (tx: Tx, id: bigint, state: 'applied' | 'rejected' | 'stale') =>
  tx.query('update console_command set state = $2, ended_at = app_now() where id = $1', [id, state]);

/** Ends commands whose time is over: one, or the oldest. */
export async function expireIn(tx: Pick<Tx, 'query'>, only?: bigint): Promise<void> {
  await tx.query(
    `update console_command set state = 'expired', ended_at = app_now() where state = 'pending' and id in (
       select id from console_command where state = 'pending' and expires_at <= app_now() and ($1::bigint is null or id = $1)
       order by expires_at limit $2 for update skip locked)`,
    [only ?? null, EXPIRE_MAX],
  );
}

/**
 * What a maker has decided alone about a player in the last 24 hours, in the base currency. Their proposals about the player wait for
 * each other until the commit, so two at once are both counted.
 */
export async function movedAlone(tx: Tx, makerId: bigint, about: bigint): Promise<Amount> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [SUM_LOCK, `${makerId} ${about}`]);
  const { rows } = await tx.query<{ amount: Amount }>(
    `select coalesce(sum(s.amount), 0)::bigint as amount from console_command_sum s join console_command c on c.id = s.command_id
     where s.maker_id = $1 and s.user_id = $2 and s.at > app_now() - interval '24 hours' and c.needs = 1 and c.state = 'applied'`,
    [makerId, about],
  );
  return rows[0]!.amount;
}

/** Number of the advisory locks of sums; no other code uses it. */
const SUM_LOCK = 7_365_562;
