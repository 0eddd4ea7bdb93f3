import { createBuckets, type Rate } from '../../admission/index.ts';
import { AppError } from '../../http/index.ts';
import { createThread } from '../../threads/index.ts';
import type { Placeable } from './bet-columns.ts';
import { charactersOf, countingMsOf, pieces } from './cost.ts';
import type { DrawTerms, Judged, QuotedBet, ShownBet } from './judge.ts';
import { type AnswerOf, answersOf, type Question, type TaskName } from './judging-tasks.ts';
import type { BetDraft, LotteryTerms, PricedBet } from './price.ts';

/**
 * Judges bets by their contents, where the house's figures come from (B1): at once when that is quick, in a thread beside
 * the event loop when it is not.
 *
 * `who` = the session that pays for the work by its budget (setting `counting`); the house's own orders have none.
 * Errors of each: `too_many_requests` when the budget is used up; `platform_maintenance` when too many wait.
 */
export interface Judging {
  /** Figures of bets, up to the first that is refused or a few more. */
  quote(bets: readonly BetDraft[], lottery: LotteryTerms, who: Payer): Promise<readonly Judged<QuotedBet>[]>;
  /** Bets compared with what was shown, up to the first that is refused or a few more. */
  compare(
    bets: readonly ShownBet[],
    lottery: LotteryTerms,
    who: Payer,
  ): Promise<readonly Judged<PricedBet>[]>;
  /** Whether bets are taken at so many times their multiple, up to the first that is not or a few more. */
  multiply(
    bets: readonly BetDraft[],
    lottery: LotteryTerms,
    who: Payer,
    times: number,
  ): Promise<readonly Judged<null>[]>;
  /** Every bet, ready to be placed on a draw or refused. */
  place(
    bets: readonly ShownBet[],
    lottery: LotteryTerms,
    who: Payer,
    draw: DrawTerms,
  ): Promise<readonly Judged<Placeable>[]>;
  /** What a request key is bound to: SHA-256 over JSON that holds these bets. */
  digest(value: unknown, bets: readonly BetDraft[]): Promise<Buffer>;
  close(): Promise<void>;
}

export type Payer = bigint | undefined;

export interface JudgingDeps {
  /** Milliseconds of counting that a session may ask for at once, and a minute. */
  readonly budget: () => Rate;
  /** ms of a clock that never steps back. */
  readonly elapsed?: () => number;
}

/** Estimated work that is done on the event loop, ms: a thread costs as much in copying and waiting. */
const INLINE_MS = 3;
/** Estimated work of one question: those of several players take turns. */
const PIECE_MS = 50;
const WAITING_MAX = 16;
/** Characters above which a request is hashed beside the event loop. */
const HASH_INLINE_MAX = 200_000;

export function createJudging({ budget, elapsed }: JudgingDeps): Judging {
  const thread = createThread<Question, AnswerOf<TaskName>[]>({
    entry: new URL('./judging-thread.ts', import.meta.url),
    waitingMax: WAITING_MAX,
  });
  const budgets = createBuckets(elapsed);

  function spend(who: Payer, ms: number): void {
    if (who === undefined) return;
    const rate = budget();
    const waitMs = budgets.take(String(who), rate, Math.min(Math.ceil(ms), rate.burst));
    if (waitMs > 0) throw new AppError('too_many_requests', { retryAt: Date.now() + waitMs });
  }

  /** Answers about each bet; with `stops`, none after the piece with the first one refused. */
  async function ask<Name extends Exclude<TaskName, 'digest'>>(
    question: Question<Name>,
    who: Payer,
    stops: boolean,
  ): Promise<AnswerOf<Name>[]> {
    const bets = question.bets as readonly BetDraft[];
    const ms = countingMsOf(bets);
    if (ms <= INLINE_MS) return answersOf(question);
    spend(who, ms);
    const answers: AnswerOf<Name>[] = [];
    for (const run of pieces(bets, PIECE_MS)) {
      const piece = { ...question, bets: run } as unknown as Question;
      const some = (await thread.ask(piece, { goesOn: answers.length > 0 })) as AnswerOf<Name>[];
      answers.push(...some);
      if (stops && some.some(({ ok }) => !ok)) break;
    }
    return answers;
  }

  return {
    quote: (bets, lottery, who) => ask({ task: 'quote', bets, lottery, more: undefined as never }, who, true),
    compare: (bets, lottery, who) => ask({ task: 'compare', bets, lottery, more: undefined }, who, true),
    multiply: (bets, lottery, who, times) => ask({ task: 'multiply', bets, lottery, more: times }, who, true),
    place: (bets, lottery, who, draw) => ask({ task: 'place', bets, lottery, more: draw }, who, false),
    async digest(value, bets) {
      const question = { task: 'digest', bets: [value], lottery: undefined, more: undefined } as const;
      const size = bets.reduce((sum, { content }) => sum + charactersOf(content), 0);
      const [hash] = size <= HASH_INLINE_MAX ? answersOf(question) : await thread.ask(question);
      return Buffer.from(hash as Uint8Array);
    },
    close: thread.close,
  };
}
