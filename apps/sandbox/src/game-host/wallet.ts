import type { PageErrorCode } from '@tessera/games';
import type { SessionLine, StartLine } from './lines.ts';
import type { Round } from './rounds.ts';

/** Whether a stake was taken. `untaken`: it certainly was not, so no rollback is needed. */
export type Taken =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: PageErrorCode;
      readonly reason?: string;
      readonly untaken: boolean;
    };

/** Holds the money of the games: on the platform itself or with the operator. */
export interface Wallet {
  /** The player's balance as text with four decimals; undefined when the operator does not answer. */
  balance(session: SessionLine): Promise<string | undefined>;
  /** The player's last known balance. */
  known(player: string): string | undefined;
  /** Takes the stake of a round that is already logged. `write` logs that it was taken, in the same step. */
  take(start: StartLine, write: () => void): Promise<Taken>;
  /** Called when the end or voiding of a round is logged. Resolves when the money has arrived, or soon after regardless. */
  over(round: Round): Promise<void>;
}
