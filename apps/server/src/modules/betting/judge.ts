import { printAmount } from '@tessera/protocol';
import type { HouseChoice } from '../../house-rules.ts';
import { sha256 } from './hash.ts';
import { type LeafDraw, type LeafParts, leafParts } from './leaf.ts';
import {
  type BetDraft,
  compareShown,
  type LotteryTerms,
  oddsText,
  type PricedBet,
  priceBet,
  type Refusal,
  type ShownFigures,
} from './price.ts';

/** A bet as sent by a player: its draft and the figures shown to the player. */
export type ShownBet = BetDraft & ShownFigures;

/** Result of judging one bet by its content. */
export type Judged<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Figures of a bet that is not placed yet, in wire format. */
export interface QuotedBet {
  readonly lines: number;
  readonly stake: string;
  readonly odds: Record<string, string>;
  readonly max_win: string;
}

/** Settlement reads a content longer than this once, not with every bet; characters of its JSON. */
const CONTENT_INLINE_MAX = 400;

/**
 * Texts of a bet, quoted for the list arguments of `place_bets`. They can be megabytes long, so they are built where
 * the content is counted.
 */
export interface BetColumns {
  readonly content: string;
  /** Hex; only for a content that is longer than `CONTENT_INLINE_MAX` as JSON. */
  readonly contentHash: string | null;
  readonly odds: string;
  readonly leaf: readonly [string, string, string];
  /** Characters of the content as JSON. */
  readonly size: number;
}

/** A bet that can be placed on a draw. */
export interface Placeable {
  readonly bet: Omit<PricedBet, 'content'>;
  readonly leaf: LeafParts;
  readonly columns: BetColumns;
}

/** Terms of the draw a bet is to be placed on. */
export interface DrawTerms extends LeafDraw {
  readonly house: HouseChoice;
  /** The player's pseudonym in the draw. */
  readonly acct: string;
}

/** Computes the figures of a bet (`priceBet`). */
export function quoteBet(draft: BetDraft, lottery: LotteryTerms): Judged<QuotedBet> {
  return priced(draft, lottery, ({ lines, stake, odds, maxWin }) => ({
    lines,
    stake: printAmount(stake),
    odds: oddsText(odds),
    max_win: printAmount(maxWin),
  }));
}

/** Compares a bet with the figures shown to its player (`compareShown`). `house` defaults to the lottery's current choice. */
export function comparedBet(shown: ShownBet, lottery: LotteryTerms, house?: HouseChoice): Judged<PricedBet> {
  const judged = priced(shown, lottery, (bet) => bet, house);
  const refusal = judged.ok ? compareShown(shown, judged.value) : undefined;
  return refusal ? { ok: false, refusal } : judged;
}

/** Compares a bet like `comparedBet`, and adds the data needed to place it on a draw. */
export function placeableBet(shown: ShownBet, lottery: LotteryTerms, draw: DrawTerms): Judged<Placeable> {
  const judged = comparedBet(shown, lottery, draw.house);
  if (!judged.ok) return judged;
  const { content: _, ...bet } = judged.value;
  const leaf = leafParts(judged.value, draw, draw.acct);
  return { ok: true, value: { bet, leaf, columns: betColumns(judged.value, leaf) } };
}

function betColumns(bet: PricedBet, { pieces }: LeafParts): BetColumns {
  const content = JSON.stringify(bet.content);
  return {
    content: JSON.stringify(content),
    contentHash: content.length > CONTENT_INLINE_MAX ? sha256(content).toString('hex') : null,
    odds: JSON.stringify(JSON.stringify(oddsText(bet.odds))),
    leaf: [JSON.stringify(pieces[0]), JSON.stringify(pieces[1]), JSON.stringify(pieces[2])],
    size: content.length,
  };
}

/** Whether a bet would also be accepted at `times` its multiple. */
export function multipliedBet(draft: BetDraft, lottery: LotteryTerms, times: number): Judged<null> {
  return priced({ ...draft, multiple: draft.multiple * times }, lottery, () => null);
}

/** Hash that a request id is bound to (L6): SHA-256 over the JSON of a value. */
export const digestOf = (value: unknown): Buffer => sha256(JSON.stringify(value));

/** Tasks for each bet of a request. Arguments: the bet, its lottery, and the task's own argument. */
const tasks = {
  quote: quoteBet,
  compare: comparedBet,
  multiply: multipliedBet,
  place: placeableBet,
  digest: (value: unknown, _lottery: undefined, _more: undefined): Uint8Array => digestOf(value),
};
type Tasks = typeof tasks;

export type TaskName = keyof Tasks;
export type BetOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type MoreOf<Name extends TaskName> = Parameters<Tasks[Name]>[2];
export type AnswerOf<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** A question about consecutive bets of one request; plain data, so that it can be sent to a worker thread. */
export interface Question<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly bets: readonly BetOf<Name>[];
  readonly lottery: Parameters<Tasks[Name]>[1];
  readonly more: MoreOf<Name>;
}

/** Runs the task of a question for each of its bets. */
export function answersOf<Name extends TaskName>(question: Question<Name>): AnswerOf<Name>[] {
  const { task, bets, lottery, more } = question;
  // The arguments have the types that `task` names.
  const work = tasks[task] as (bet: unknown, lottery: unknown, more: unknown) => unknown;
  return bets.map((bet) => work(bet, lottery, more) as AnswerOf<Name>);
}

function priced<Value>(
  draft: BetDraft,
  lottery: LotteryTerms,
  toValue: (bet: PricedBet) => Value,
  house?: HouseChoice,
): Judged<Value> {
  const result = priceBet(draft, lottery, house);
  return result.ok ? { ok: true, value: toValue(result.bet) } : result;
}
