import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';
import { type GameBook, type GameLine, openGameBook, type Rounds } from '../game-host/index.ts';

/** A transfer that the platform decided: done or refused. */
export interface TransferLine {
  readonly type: 'transfer';
  readonly player: string;
  readonly ref: string;
  /** Signed; positive into the platform. */
  readonly amount: string;
  /** Code of the refusal; null when it was done. */
  readonly refused: string | null;
  readonly at: number;
}

/** A line of the statement. Amounts are text with four decimals. */
export type StatementLine =
  | {
      readonly type: 'round';
      readonly ref: string;
      readonly player: string;
      readonly game: string;
      readonly stake: string;
      readonly payout: string;
      readonly at: number;
    }
  | {
      readonly type: 'transfer';
      readonly ref: string;
      readonly player: string;
      readonly amount: string;
      readonly at: number;
    };

/** Player balances on the platform, derived from its log alone. */
export interface Purses {
  readonly book: GameBook<TransferLine>;
  balance(player: string): Amount;
  /** Stakes of rounds that are not settled. */
  inPlay(player: string): Amount;
  transfer(ref: string): TransferLine | undefined;
  statement(): readonly StatementLine[];
}

export function openPurses(dir: string): Purses {
  const balances = new Map<string, bigint>();
  const inPlay = new Map<string, bigint>();
  const transfers = new Map<string, TransferLine>();
  const statement: StatementLine[] = [];
  const add = (purse: Map<string, bigint>, player: string, amount: bigint) =>
    purse.set(player, (purse.get(player) ?? 0n) + amount);

  const take = (line: GameLine | TransferLine, rounds: Rounds): void => {
    if (line.type === 'transfer') {
      const { player, ref, amount, at } = line;
      transfers.set(ref, line);
      if (line.refused !== null) return;
      add(balances, player, unitsOf(amount));
      statement.push({ type: 'transfer', ref, player, amount, at });
      return;
    }
    if (line.type !== 'taken' && line.type !== 'end' && line.type !== 'void') return;
    const { start, taken } = rounds.round(line.round)!;
    const { round: ref, player, game, stake } = start;
    if (line.type === 'taken') {
      add(balances, player, -unitsOf(stake));
      add(inPlay, player, unitsOf(stake));
    } else if (taken) {
      // A refunded round moved no money in total, so it is not in the statement.
      const payout = line.type === 'end' ? line.payout : stake;
      add(balances, player, unitsOf(payout));
      add(inPlay, player, -unitsOf(stake));
      if (line.type === 'end')
        statement.push({ type: 'round', ref, player, game, stake, payout, at: line.at });
    }
  };
  return {
    book: openGameBook<TransferLine>(dir, take),
    balance: (player) => (balances.get(player) ?? 0n) as Amount,
    inPlay: (player) => (inPlay.get(player) ?? 0n) as Amount,
    transfer: (ref) => transfers.get(ref),
    statement: () => statement,
  };
}

/** Parses an amount of the log into ten-thousandths. */
export function unitsOf(text: string): Amount {
  const amount = parseAmount(text);
  if (!amount.ok) throw new Error(`invalid amount in the log: ${text}`);
  return amount.value;
}

/** An amount in wire format. */
export const textOf = (amount: bigint): string => printAmount(amount as Amount);
