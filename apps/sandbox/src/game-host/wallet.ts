import type { PageErrorCode } from '@tessera/games';
import type { SessionLine, StartLine } from './lines.ts';
import type { Round } from './rounds.ts';

/** Whether a stake was taken. `untaken`: it certainly was not, so that nothing has to be rolled back. */
export type Taken =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: PageErrorCode;
      readonly reason?: string;
      readonly untaken: boolean;
    };

/** Where the money of the games lies: on the platform itself, or with the operator. */
export interface Wallet {
  /** What the player has, as text with four decimals; nothing when the one who knows does not answer. */
  balance(session: SessionLine): Promise<string | undefined>;
  /** What the player had when the wallet last heard of it. */
  known(player: string): string | undefined;
  /** Takes a stake whose round is written; `write` writes down that it is taken, in the same breath as it is. */
  take(start: StartLine, write: () => void): Promise<Taken>;
  /** Told when a round's end, or that it is void, is written. Resolves when the money is there, or soon anyway. */
  over(round: Round): Promise<void>;
}
