import type { Amount } from '@tessera/protocol';
import { type CommandAction, grantOf, roles } from '@tessera/protocol/console-permissions';
import { AppError } from '../../http/index.ts';
import { bodyHash, type Store, type Tx } from '../../store/index.ts';
import { noteCommand } from '../cases/index.ts';
import { countReady, logAct } from '../operators/index.ts';
import { type CommandRow, commandOfRequest, decisionsAbout, readCommand, type Shown } from './command-row.ts';
import { endIn, expireIn, insertCommand, movedAlone, type Proposal, type Tried } from './command-writes.ts';
import type { Actor, CommandKind } from './kinds/kind.ts';
import { policyOf } from './policy.ts';
import { createRights, type Rights } from './rights.ts';

/** The operator who acts, from which address. */
export interface Caller extends Actor {
  readonly address: string;
}

/**
 * Commands of operators (trust.md O1). What changes something is proposed, and takes effect when as many people as it needs have signed
 * the hash of exactly what they were shown. Each step is one transaction, also the last signature with its effect: a node that stops in
 * between leaves the command as it was.
 */
export interface Commands extends Pick<Rights, 'mayApprove' | 'mayReject'> {
  /** Checks a proposal and keeps nothing. Errors: those of its kind, `operator_not_permitted`, `command_nobody`. */
  try(asked: Proposal, caller: Actor): Promise<Tried>;
  /** Keeps a proposal that was tried, and applies it when one person is enough. Errors: as `try`; `command_stale`, `idempotency_conflict`. */
  propose(asked: Proposal, given: { rid: string; shownHash: string }, caller: Caller): Promise<bigint>;
  /**
   * Errors: `not_found`, `operator_not_permitted`, `command_own`, `command_stale`, `command_expired`, `command_ended`; of a blind kind
   * `entry_needed`, `command_invalid`, and `entry_differs`, which ends the command.
   */
  approve(id: bigint, given: Approval, caller: Caller): Promise<void>;
  /** Errors: `not_found`, `operator_not_permitted`, `command_expired`, `command_ended`. */
  reject(id: bigint, given: { rid: string; reason: string }, caller: Caller): Promise<void>;
  /** Ends commands whose time is over. */
  expire(): Promise<void>;
  kindOf(action: CommandAction): CommandKind;
}

/** What a second person sends. */
export interface Approval {
  readonly rid: string;
  readonly shownHash: string;
  /** Of a blind kind: the same as the maker has entered. */
  readonly entry?: unknown;
}

export interface CommandsDeps {
  /** Under the console's role. */
  readonly store: Store;
  readonly kinds: readonly CommandKind[];
  /** Hours in which a command can be approved. */
  readonly hours: () => number;
  /** Sum in the base currency below which one person moves money alone, 1/10 000. */
  readonly aloneBelow: () => Amount;
}

/** Reason of a command that ended because the second person has entered something else. */
const DIFFERS = 'The second entry differs.';

/** Number of the advisory locks of targets; no other code uses it. */
const TARGET_LOCK = 7_365_560;

export function createCommands({ store, kinds, hours, aloneBelow }: CommandsDeps): Commands {
  const byAction = new Map(kinds.map((kind) => [kind.action, kind]));
  const kindOf = (action: CommandAction): CommandKind => byAction.get(action)!;

  const { may, requireMay, mayApprove, mayReject } = createRights(kindOf);

  const tryIn = async (tx: Tx, asked: Proposal, actor: Actor): Promise<Tried> => {
    requireMay(actor, asked);
    const { action, target, payload, reason } = asked;
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [
      TARGET_LOCK,
      subjectOf(action, target),
    ]);
    const {
      targetVersion,
      before,
      after,
      needs: least = 1,
      moves,
    } = await kindOf(action).prospect(tx, asked, actor);
    const policy = await policyOf(tx, action);
    const needs = Math.max(policy?.needs ?? 2, least, moves ? await needsOf(tx, moves, actor) : 1);
    const shown: Shown = { action, target, targetVersion, payload, before, after };
    return {
      shown,
      shownHash: hashOf(shown, reason),
      payloadHash: bodyHash(payload),
      needs,
      ...(moves && { moves }),
    };
  };

  /** People that a movement of money needs: from the threshold on two, with all that its maker has decided alone (O1). */
  const needsOf = async (
    tx: Tx,
    { amount, about }: NonNullable<Tried['moves']>,
    { operatorId }: Actor,
  ): Promise<number> => (amount + (await movedAlone(tx, operatorId, about)) >= aloneBelow() ? 2 : 1);

  /** The proposal as it is kept: without what the second person must not see. */
  const sealedIn = async (tx: Tx, asked: Proposal, maker: Actor): Promise<Proposal> => {
    const { blind } = kindOf(asked.action);
    if (!blind) return asked;
    requireMay(maker, asked);
    return { ...asked, payload: await blind.seal(tx, asked, maker) };
  };

  /** Refuses what nobody else could approve. */
  const requireOther = async (tx: Tx, { action, target }: Proposal, { operatorId }: Actor): Promise<void> => {
    const able = roles.filter((role) => grantOf(role, 'command.approve') && may(role, action, target));
    if ((await countReady(tx, able, operatorId)) === 0) throw new AppError('command_nobody');
  };

  const decide = (
    tx: Tx,
    row: { readonly id: bigint; readonly shown_hash: Buffer },
    { what, rid, reason = '' }: { what: 'propose' | 'approve' | 'reject'; rid: string; reason?: string },
    { operatorId, address }: Caller,
  ) =>
    tx.query(
      `insert into console_decision (command_id, operator_id, what, shown_hash, reason, rid, address)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row.id, operatorId, what, row.shown_hash, reason, rid, address],
    );

  /** The guard of the table counts the signatures before it lets the command become approved. */
  const applyIn = async (tx: Tx, row: CommandRow, entry?: unknown): Promise<void> => {
    await tx.query(`update console_command set state = 'approved' where id = $1`, [row.id]);
    const signers = (await decisionsAbout(tx, row.id)).map(({ operator_id: id, name }) => ({ id, name }));
    await kindOf(row.action).apply(tx, { ...row, signers, entry });
    await endIn(tx, row.id, 'applied');
    // What is done about a player belongs to the player's cases.
    if (/^(player|payout)\./.test(row.action))
      await noteCommand(tx, BigInt(row.target), row.action, { operatorId: row.maker_id, commandId: row.id });
  };

  const ended = (row: CommandRow): void => {
    if (row.state === 'expired') throw new AppError('command_expired');
    if (row.state === 'stale') throw new AppError('command_stale');
    if (row.state !== 'pending') throw new AppError('command_ended');
  };

  /** Locks a command that waits. Errors: `not_found`; those of its state. */
  const waiting = async (tx: Tx, id: bigint): Promise<CommandRow> => {
    await expireIn(tx, id);
    const row = await readCommand(tx, id, 'for update of c');
    if (!row) throw new AppError('not_found');
    return row;
  };

  /** Whether the command would still change exactly what was shown. What its kind refuses now, it did not refuse at the proposal. */
  const stillHolds = async (tx: Tx, row: CommandRow): Promise<boolean> => {
    const maker = { operatorId: row.maker_id, role: row.maker_role };
    if (!row.maker_enabled) return false;
    try {
      return (await tryIn(tx, row, maker)).shownHash.equals(row.shown_hash);
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };

  const approveIn = async (
    tx: Tx,
    id: bigint,
    { rid, shownHash, entry }: Approval,
    caller: Caller,
  ): Promise<'applied' | 'stale' | 'differs'> => {
    const row = await waiting(tx, id);
    const said = (await decisionsAbout(tx, id)).find(({ operator_id }) => operator_id === caller.operatorId);
    if (said?.what === 'approve' && said.rid === rid && row.state === 'applied') return 'applied';
    if (said?.what === 'reject' && said.rid === rid && said.reason === DIFFERS) return 'differs';
    if (row.maker_id === caller.operatorId) throw new AppError('command_own');
    requireMay(caller, row);
    ended(row);
    if (row.shown_hash.toString('hex') !== shownHash) throw new AppError('command_stale');
    if (!(await stillHolds(tx, row))) {
      await endIn(tx, id, 'stale');
      return 'stale';
    }
    const { blind } = kindOf(row.action);
    if (blind && entry === undefined) throw new AppError('entry_needed');
    if (blind && !(await blind.isSame(tx, row, row.maker_id, entry))) {
      await decide(tx, row, { what: 'reject', rid, reason: DIFFERS }, caller);
      await endIn(tx, id, 'rejected');
      return 'differs';
    }
    await decide(tx, row, { what: 'approve', rid }, caller);
    await applyIn(tx, row, entry);
    return 'applied';
  };

  return {
    kindOf,
    mayApprove,
    mayReject,
    try: (asked, caller) =>
      store.tx(async (tx) => {
        const tried = await tryIn(tx, await sealedIn(tx, asked, caller), caller);
        if (tried.needs > 1) await requireOther(tx, asked, caller);
        return tried;
      }),
    propose: (given, { rid, shownHash }, caller) =>
      store.tx(async (tx) => {
        const kept = await commandOfRequest(tx, caller.operatorId, rid);
        if (kept) {
          if (kept.shown_hash.toString('hex') !== shownHash) throw new AppError('idempotency_conflict');
          return kept.id;
        }
        const asked = await sealedIn(tx, given, caller);
        const tried = await tryIn(tx, asked, caller);
        if (tried.shownHash.toString('hex') !== shownHash) throw new AppError('command_stale');
        if (tried.needs > 1) await requireOther(tx, asked, caller);
        const id = await insertCommand(tx, asked, tried, { rid, makerId: caller.operatorId, hours: hours() });
        const row = (await readCommand(tx, id, 'for update of c'))!;
        await decide(tx, row, { what: 'propose', rid, reason: asked.reason }, caller);
        if (tried.needs === 1) await applyIn(tx, row);
        return id;
      }),
    async approve(id, given, caller) {
      try {
        const end = await store.tx((tx) => approveIn(tx, id, given, caller));
        if (end === 'stale') throw new AppError('command_stale');
        if (end === 'differs') throw new AppError('entry_differs');
      } catch (error) {
        if (error instanceof AppError)
          await logAct(store, caller, {
            operator: caller.operatorId,
            action: 'command.approve',
            subject: `command:${id}`,
            result: error.code,
          });
        throw error;
      }
    },
    reject: (id, { rid, reason }, caller) =>
      store.tx(async (tx) => {
        const row = await waiting(tx, id);
        const said = (await decisionsAbout(tx, id)).find(
          (one) => one.operator_id === caller.operatorId && one.what === 'reject',
        );
        if (said?.rid === rid) return;
        if (row.maker_id !== caller.operatorId) requireMay(caller, row);
        ended(row);
        await decide(tx, row, { what: 'reject', rid, reason }, caller);
        await endIn(tx, id, 'rejected');
      }),
    expire: async () => {
      await expireIn(store);
    },
  };
}

/** A withdrawal is one target, whatever is decided about it; so is an operator. */
const subjectOf = (action: CommandAction, target: string): string => `${action.split('.')[0]}:${target}`;

/** SHA-256 of exactly what is shown, with the reason. */
const hashOf = (shown: Shown, reason: string): Buffer => bodyHash({ ...shown, reason });
