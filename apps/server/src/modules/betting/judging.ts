import { createBuckets, type Rate } from '../../admission/index.ts';
import { AppError } from '../../http/index.ts';
import { createThread } from '../../threads/index.ts';
import { charactersOf, countingMsOf, pieces } from './cost.ts';
import {
  type AnswerOf,
  answersOf,
  type DrawTerms,
  type Judged,
  type Placeable,
  type Question,
  type QuotedBet,
  type ShownBet,
  type TaskName,
} from './judge.ts';
import type { BetDraft, LotteryTerms, PricedBet } from './price.ts';

/**
 * Judges bets by their contents; the server computes all figures from the content (B1). Quick work runs on the event
 * loop, other work in a worker thread.
 *
 * `who` = the session whose budget (setting `counting`) is charged; undefined for orders of the platform itself.
 * Errors of each method: `too_many_requests` when the budget is used up; `platform_maintenance` when the queue is full.
 */
export interface Judging {
  /** Figures of bets. After the first refused bet, later bets may be missing. */
  quote(bets: readonly BetDraft[], lottery: LotteryTerms, who: Payer): Promise<readonly Judged<QuotedBet>[]>;
  /** Bets compared with the figures shown. After the first refused bet, later bets may be missing. */
  compare(
    bets: readonly ShownBet[],
    lottery: LotteryTerms,
    who: Payer,
  ): Promise<readonly Judged<PricedBet>[]>;
  /** Whether bets are accepted at `times` their multiple. After the first refused bet, later bets may be missing. */
  multiply(
    bets: readonly BetDraft[],
    lottery: LotteryTerms,
    who: Payer,
    times: number,
  ): Promise<readonly Judged<null>[]>;
  /** Each bet, either ready to be placed on a draw or refused. */
  place(
    bets: readonly ShownBet[],
    lottery: LotteryTerms,
    who: Payer,
    draw: DrawTerms,
  ): Promise<readonly Judged<Placeable>[]>;
  /** Hash that a request id is bound to: SHA-256 over JSON that contains these bets. */
  digest(value: unknown, bets: readonly BetDraft[]): Promise<Buffer>;
  close(): Promise<void>;
}

export type Payer = bigint | undefined;

export interface JudgingDeps {
  /** Milliseconds of counting that a session may use, at once and per minute. */
  readonly budget: () => Rate;
  /** ms of a monotonic clock. */
  readonly elapsed?: () => number;
  /** Server time, ms. */
  readonly now: () => number;
}

/** Work up to this estimate runs on the event loop, ms: a thread would cost as much for copying and waiting. */
const INLINE_MS = 3;
/** Estimated work of one question to the thread, ms. Short questions let several players take turns. */
const PIECE_MS = 50;
const WAITING_MAX = 16;
/** Requests with more characters are hashed in the thread. */
const HASH_INLINE_MAX = 200_000;

export function createJudging({ budget, elapsed, now }: JudgingDeps): Judging {
  const thread = createThread<Question, AnswerOf<TaskName>[]>({
    entry: new URL('./judging-thread.ts', import.meta.url),
    waitingMax: WAITING_MAX,
  });
  const budgets = createBuckets(elapsed);

  function spend(who: Payer, ms: number): void {
    if (who === undefined) return;
    const rate = budget();
    const waitMs = budgets.take(String(who), rate, Math.min(Math.ceil(ms), rate.burst));
    if (waitMs > 0) throw new AppError('too_many_requests', { retryAt: now() + waitMs });
  }

  /** Answers for each bet. With `stops`, the pieces after the first refused bet are skipped. */
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
