import { createSecretKey } from 'node:crypto';
import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Rate } from '../../admission/index.ts';
import type { Store } from '../../store/index.ts';
import type { Lotteries, Lottery } from '../lotteries/index.ts';
import { acceptBets, type Bettor } from './accept.ts';
import { acceptHeld, type HeldIssue, type HeldOutcome } from './accept-held.ts';
import { createStoredAnswers } from './answers.ts';
import { cancelBet } from './cancel.ts';
import { createBetDraws } from './draws.ts';
import type { PlayerEmit } from './emit.ts';
import { createGuards } from './guards.ts';
import { createJudging, type Judging } from './judging.ts';
import { createPlacer } from './placer.ts';
import type { BetDraft, LotteryTerms } from './price.ts';
import { quoteBets } from './quote.ts';
import type { ReceiptSigner, ReceiptView } from './receipts.ts';
import { createReceipts } from './receipts.ts';
import { type RebateMaxOf, termsFor } from './terms.ts';

export interface BettingDeps {
  readonly store: Store;
  readonly lotteries: Lotteries;
  readonly signer: ReceiptSigner;
  readonly emit: PlayerEmit;
  /** Secret of at least 32 bytes from which the pseudonyms of players in draws are derived; never changes. */
  readonly acctKey: Uint8Array;
  /** Budget of a session for counting (setting `counting`); unlimited when absent. */
  readonly counting?: () => Rate;
  /** The most rebate that a player may take; no bound of the player's own when absent. */
  readonly rebateMaxOf?: RebateMaxOf;
  /** Server time, ms; the system clock when absent. */
  readonly now?: () => number;
}

/** Bets, from quote to receipt. */
export interface Betting {
  /** See `quoteBets`. */
  quote(input: InputOf<'betQuote'>, bettor?: Bettor): Promise<ReplyOf<'betQuote'>>;
  /** See `acceptBets`. A repeated request id with the same body gets the same answer and bets once. */
  place(bettor: Bettor, input: InputOf<'betPlace'>): Promise<ReplyOf<'betPlace'>>;
  /** Whether the player's request `rid` has placed bets; a repeat of it gets the stored answer. */
  hasPlaced(userId: bigint, rid: string): Promise<boolean>;
  /** Judges bets by their contents; chases use it too. */
  readonly judging: Judging;
  /** Terms of a lottery for bets of a player; chases use them too. */
  terms(
    lottery: Lottery,
    items: readonly Pick<BetDraft, 'rebate_ppm'>[],
    bettor: Bettor,
  ): Promise<LotteryTerms>;
  /** See `acceptHeld`. */
  placeHeld(bettor: Bettor, issue: HeldIssue): Promise<HeldOutcome>;
  /** See `cancelBet`. */
  cancel(bettor: Bettor, input: InputOf<'betCancel'>): Promise<ReplyOf<'betCancel'>>;
  /** Receipts by bet id; unknown ids are left out. The caller checks who owns the bets. */
  receipts(betIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ReceiptView>>;
  /** Call after limits or breaks of a player changed; without an id, of any player. They apply from the next bet on. */
  guardsChanged(userId?: bigint): void;
  /** Waits until everything accepted so far is answered and its signature is stored. */
  idle(): Promise<void>;
  /** Ends the thread of `judging`. */
  close(): Promise<void>;
}

const UNLIMITED: Rate = { burst: Number.MAX_SAFE_INTEGER, perMinute: 1 };

export function createBetting(deps: BettingDeps): Betting {
  const { store, lotteries, signer, emit } = deps;
  const receipts = createReceipts({ store, signer });
  const guards = createGuards(store);
  const judging = createJudging({ budget: deps.counting ?? (() => UNLIMITED), now: deps.now ?? Date.now });
  const placer = createPlacer({ store, receipts, guards });
  const sayBalance = (bettor: Bettor, balance: Amount, batch: bigint, cause: 'bet' | 'refund'): void =>
    emit.user(bettor.userId, 'balance', {
      balance: printAmount(balance),
      currency: bettor.currency,
      cause,
      seq: Number(batch),
    });
  const rebateMaxOf = deps.rebateMaxOf ?? (() => null);
  const accept = {
    lotteries,
    judging,
    rebateMaxOf,
    draws: createBetDraws(store),
    stored: createStoredAnswers({ store, receipts }),
    acctKey: createSecretKey(deps.acctKey),
    placer,
    onPlaced: (bettor: Bettor, { balance, batch }: { balance: Amount; batch: bigint }) =>
      sayBalance(bettor, balance, batch, 'bet'),
  };
  return {
    quote: (input, bettor) => quoteBets({ lotteries, judging, rebateMaxOf }, input, bettor),
    terms: (lottery, items, bettor) => termsFor(lottery, items, bettor, rebateMaxOf),
    judging,
    place: (bettor, input) => acceptBets(accept, bettor, input),
    hasPlaced: (userId, rid) => accept.stored.has(userId, rid),
    placeHeld: (bettor, issue) => acceptHeld(accept, bettor, issue),
    async cancel(bettor, input) {
      const { balance, batch } = await cancelBet(store, bettor.userId, input.bet_id);
      if (batch !== null) sayBalance(bettor, balance, batch, 'refund');
      return { bet_id: input.bet_id, balance: printAmount(balance) };
    },
    receipts: (betIds) => receipts.of(betIds),
    guardsChanged: guards.forget,
    async idle() {
      await placer.idle();
      await receipts.idle();
    },
    close: judging.close,
  };
}
