import type { Amount } from '@tessera/protocol';
import type { CommandAction, Role } from '@tessera/protocol/console-permissions';
import type { Tx } from '../../../store/index.ts';

/** What an operator asks for. */
export interface Asked {
  readonly target: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Who asks, or approves. */
export interface Actor {
  readonly operatorId: bigint;
  readonly role: Role;
}

/** What a command would change, read in the caller's transaction. */
export interface Prospect {
  /** Changes whenever the target does. */
  readonly targetVersion: string;
  /** The target now, and after the command; null for what is not shown. */
  readonly before: unknown;
  readonly after: unknown;
  /** People that this target needs at least, the maker included. Default: as many as the action. */
  readonly needs?: 2;
  /**
   * Money that it moves, in the base currency, and whose (a player). What one maker decides alone about a player within 24 hours adds up;
   * from the threshold on another person is needed.
   */
  readonly moves?: { readonly amount: Amount; readonly about: bigint };
}

/** An approved command that takes effect. */
export interface Applied extends Asked {
  /** The command. */
  readonly id: bigint;
  /** Everybody who has signed, the maker first. */
  readonly signers: readonly { readonly id: bigint; readonly name: string }[];
  /** Of a blind kind: what the last person entered, which is the same as what the maker has sealed. */
  readonly entry?: unknown;
}

/** The second person enters the same without seeing it, instead of approving what is shown. */
export interface BlindEntry {
  /** The payload as it is kept and shown: without what was entered. Errors: as `prospect`. */
  seal(tx: Tx, asked: Asked, maker: Actor): Promise<Readonly<Record<string, unknown>>>;
  /** Whether an entry is the one that the maker has sealed. Errors: `command_invalid` for one that is not valid at all. */
  isSame(tx: Tx, asked: Asked, makerId: bigint, entry: unknown): Promise<boolean>;
}

/** What can be done by a command. */
export interface CommandKind {
  readonly action: CommandAction;
  readonly blind?: BlindEntry;
  /** Whether the role reaches this target at all; used before anything of the target is shown. */
  reaches?(role: Role, target: string): boolean;
  /**
   * Reads and locks the target, and checks the payload.
   * Errors: `not_found`, `command_invalid`, `command_same`, `command_nobody`, `command_stale`.
   */
  prospect(tx: Tx, asked: Asked, actor: Actor): Promise<Prospect>;
  /** The target as it is now, for a command that waits or has ended. */
  now(
    tx: Tx,
    target: string,
    payload: Asked['payload'],
  ): Promise<{ readonly targetVersion: string; readonly value: unknown }>;
  /** Carries it out, in the transaction that also marks it as applied. The target is locked, and has the version that was approved. */
  apply(tx: Tx, applied: Applied): Promise<void>;
}
