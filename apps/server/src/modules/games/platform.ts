import type { Amount } from '@tessera/protocol';

/** Result of a call to a platform; see `CallResult` of the providers for the three outcomes. */
export type Asked<T> =
  | ({ readonly outcome: 'done' } & T)
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unclear' };

/** One line of a platform's statement. Lines are final and ordered by when they became final. */
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
  /** Cursor of the next page. It never expires. */
  readonly next: string;
  readonly more: boolean;
}

export interface LaunchOrder {
  readonly player: string;
  readonly game: string;
  readonly language: string;
  readonly currency: string;
  /** A seamless platform returns it in its calls. */
  readonly session: string;
  /** Origin of the page that frames the game, if it is a web page. */
  readonly origin?: string;
}

/**
 * Interface to one game platform, independent of its vendor's own calls. A real vendor is connected by implementing it once
 * (`docs/providers.md`). Vendor and network failures never throw.
 */
export interface GamePlatform {
  /** False after a call without an answer. For display only, never for decisions. */
  up(): boolean;
  launch(order: LaunchOrder): Promise<Asked<{ url: string }>>;
  /** Lines after `cursor` (null: from the first one), limited to a time range if one is given. */
  statement(cursor: string | null, range?: { from: number; to: number }): Promise<Asked<StatementPage>>;
  /** The player's balance on the platform; `inPlay` are the stakes of unsettled rounds. Transfer wallets only. */
  balance(player: string): Promise<Asked<{ balance: Amount; inPlay: Amount }>>;
  /** Moves `amount` (positive into the platform) once per `ref`, however often it is called. Transfer wallets only. */
  transfer(order: { player: string; ref: string; amount: Amount }): Promise<Asked<object>>;
  /** State of `ref`: `unknown` means that the platform has never received it. Transfer wallets only. */
  status(ref: string): Promise<Asked<{ state: 'done' | 'refused' | 'unknown'; code: string }>>;
}
