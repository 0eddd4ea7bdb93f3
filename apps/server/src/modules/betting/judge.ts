import { printAmount } from '@tessera/protocol';
import type { HouseChoice } from '../../house-rules.ts';
import { betColumns, type Placeable } from './bet-columns.ts';
import { sha256 } from './hash.ts';
import { type LeafDraw, leafParts } from './leaf.ts';
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

/** Whether a bet would also be accepted at `times` its multiple. */
export function multipliedBet(draft: BetDraft, lottery: LotteryTerms, times: number): Judged<null> {
  return priced({ ...draft, multiple: draft.multiple * times }, lottery, () => null);
}

/** Hash that a request id is bound to (L6): SHA-256 over the JSON of a value. */
export const digestOf = (value: unknown): Buffer => sha256(JSON.stringify(value));

function priced<Value>(
  draft: BetDraft,
  lottery: LotteryTerms,
  toValue: (bet: PricedBet) => Value,
  house?: HouseChoice,
): Judged<Value> {
  const result = priceBet(draft, lottery, house);
  return result.ok ? { ok: true, value: toValue(result.bet) } : result;
}
