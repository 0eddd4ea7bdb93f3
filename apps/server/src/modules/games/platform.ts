import type { Amount } from '@tessera/protocol';

/** What a question to a platform brought; see `CallResult` of the providers for what the three mean. */
export type Asked<T> =
  | ({ readonly outcome: 'done' } & T)
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unclear' };

/** One line of a platform's statement: lines are final and stand in the order they became so. */
export type StatementLine =
  | {
      readonly type: 'round';
      readonly ref: string;
      readonly player: string;
      readonly game: string;
      readonly stake: Amount;
      readonly payout: Amount;
      readonly at: number;
    }
  | {
      readonly type: 'transfer';
      readonly ref: string;
      readonly player: string;
      /** Positive into the platform. */
      readonly amount: Amount;
      readonly at: number;
    }
  | {
      readonly type: 'bet' | 'win' | 'rollback';
      readonly ref: string;
      readonly round: string;
      readonly player: string;
      readonly game: string;
      readonly amount: Amount;
      readonly at: number;
    };

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Where the next question goes on, for ever. */
  readonly next: string;
  readonly more: boolean;
}

export interface LaunchOrder {
  readonly player: string;
  readonly game: string;
  readonly language: string;
  readonly currency: string;
  /** Echoed by a seamless platform in its calls. */
  readonly session: string;
  /** Origin of the page that frames the game, where it is one of the web. */
  readonly origin?: string;
}

/**
 * What the platform needs of one game platform, whatever its vendor's own calls look like: a real one is connected by
 * writing this once (`docs/providers.md`). Nothing throws for what the vendor or the network does.
 */
export interface GamePlatform {
  /** False after a question without an answer: what to show, never what to decide by. */
  up(): boolean;
  launch(order: LaunchOrder): Promise<Asked<{ url: string }>>;
  /** Lines after `cursor` (null: from the first one on), of a time range where one is given. */
  statement(cursor: string | null, range?: { from: number; to: number }): Promise<Asked<StatementPage>>;
  /** What the player has there; `inPlay` are stakes of rounds that are not settled. Transfer wallets only. */
  balance(player: string): Promise<Asked<{ balance: Amount; inPlay: Amount }>>;
  /** Moves `amount` (positive into the platform) once for `ref`, however often it is asked. Transfer wallets only. */
  transfer(order: { player: string; ref: string; amount: Amount }): Promise<Asked<object>>;
  /** What became of `ref`: `unknown` means that it was never heard of. Transfer wallets only. */
  status(ref: string): Promise<Asked<{ state: 'done' | 'refused' | 'unknown'; code: string }>>;
}
