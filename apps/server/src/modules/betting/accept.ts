import type { KeyObject } from 'node:crypto';
import { type InputOf, printAmount } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import { type PlaceReply, placeReply, type StoredAnswers } from './answers.ts';
import type { BetDraws } from './draws.ts';
import type { Judging, Payer } from './judging.ts';
import { pseudonymOf } from './leaf.ts';
import type { BetDraw, CapRefusal, ReadyBet, RefusedItem } from './place.ts';
import type { Placer, SignedPlacing } from './placer.ts';
import type { LotteryTerms, Refusal } from './price.ts';
import type { SessionAge } from './session-age.ts';
import { type RebateMaxOf, termsFor } from './terms.ts';

/** A player who bets. */
export type Bettor = Pick<CallSession, 'userId' | 'currency' | 'kind'> & {
  /** The session the bets are placed in; absent for bets ordered earlier, such as those of a chase. */
  readonly sessionAge?: SessionAge;
};
type Input = InputOf<'betPlace'>;

export interface AcceptDeps {
  readonly lotteries: Lotteries;
  readonly draws: BetDraws;
  readonly judging: Judging;
  readonly rebateMaxOf: RebateMaxOf;
  readonly stored: StoredAnswers;
  /** Secret from which the pseudonyms of players are derived. */
  readonly acctKey: KeyObject;
  readonly placer: Pick<Placer, 'submit'>;
  /** Called after bets were placed. */
  onPlaced(bettor: Bettor, placed: SignedPlacing): void;
}

/**
 * Accepts the bets of one request on one draw. Each bet is judged separately: some may be refused while others are
 * placed. When none can be placed, the call fails with the code of the first item and stores nothing.
 *
 * Errors: `not_found`, `lottery_suspended`, `draw_not_open`, `draw_closed`, `idempotency_conflict`, and those of `priceBet`,
 * `compareShown` and the caps.
 */
export async function acceptBets(deps: AcceptDeps, bettor: Bettor, input: Input): Promise<PlaceReply> {
  // D6: staff never bet.
  if (bettor.kind === 'operator') throw new AppError('not_found');
  const lottery = deps.lotteries.find(input.lottery);
  const draw = lottery && (await deps.draws.find(lottery.id, input.issue));
  if (!lottery || !draw) throw new AppError('not_found');
  const { userId, currency } = bettor;
  const bodyHash = await bodyHashOf(deps.judging, input);
  const acct = pseudonymOf(deps.acctKey, draw, userId);
  const { bets, refused } = await judgeItems(
    deps.judging,
    input.items,
    await termsFor(lottery, input.items, bettor, deps.rebateMaxOf),
    draw,
    acct,
    bettor.sessionAge?.id,
  );
  if (bets.length === 0 || !lottery.enabled) {
    const before = await deps.stored.find(userId, input.rid, bodyHash);
    if (before) return before;
    throw refused[0] ? errorOf(refused[0]) : new AppError('lottery_suspended');
  }
  const outcome = await deps.placer.submit({
    userId,
    currency,
    rid: input.rid,
    bodyHash,
    draw,
    caps: lottery.config.caps,
    bets,
    refused,
    sessionAge: bettor.sessionAge,
  });
  switch (outcome.kind) {
    case 'placed':
      deps.onPlaced(bettor, outcome);
      return replyOf(outcome, refused);
    case 'refused':
      throw errorOf([...refused, ...outcome.refused.map(refusedItem)].sort(byIndex)[0]!);
    case 'repeated':
      return (await deps.stored.find(userId, input.rid, bodyHash))!;
    case 'not_due':
      throw new Error('outcome "not_due" for a request without a chase issue');
    default:
      throw new AppError(outcome.kind);
  }
}

/** Hash of the body a request id is bound to (L6): the whole request except `rid`, in schema order. */
export function bodyHashOf(judging: Judging, { lottery, issue, items }: Omit<Input, 'rid'>): Promise<Buffer> {
  return judging.digest([lottery, issue, items], items);
}

/** Prices the bets of a request on a draw, and lists those that are refused before any bet is placed. */
export async function judgeItems(
  judging: Judging,
  items: Input['items'],
  terms: LotteryTerms,
  { lottery, issue, house }: BetDraw,
  acct: string,
  who: Payer,
): Promise<{ bets: ReadyBet[]; refused: RefusedItem[] }> {
  const bets: ReadyBet[] = [];
  const refused: RefusedItem[] = [];
  const judged = await judging.place(items, terms, who, { lottery, issue, house, acct });
  for (const [index, one] of judged.entries()) {
    if (one.ok) bets.push({ index, ...one.value });
    else refused.push(inCall(index, one.refusal));
  }
  return { bets, refused };
}

/** A refusal with the data that `ErrorData` defines for a whole call: fields and indexes are relative to the call. */
export function inCall(index: number, { code, data }: Refusal): RefusedItem {
  if (data === undefined) return { index, code };
  if (code === 'validation_failed')
    return { index, code, data: { ...data, field: `items.${index}.${data.field}` } };
  if (code === 'odds_changed') return { index, code, data: { items: [{ index, ...data }] } };
  return { index, code, data };
}

async function replyOf(placed: SignedPlacing, judged: readonly RefusedItem[]): Promise<PlaceReply> {
  const receipts = await placed.receipts;
  const accepted = placed.placed.map(({ id, ready }) => ({
    index: ready.index,
    id,
    stake: ready.bet.stake,
    placedAt: placed.placedAt,
    receipt: receipts.get(id)!,
  }));
  const refused = [...judged, ...placed.refused.map(refusedItem)];
  return placeReply(
    accepted,
    refused.map(({ index, code, data = null }) => ({ index, code, data })),
    placed.balance,
  );
}

function refusedItem({ index, code, left, data }: CapRefusal): RefusedItem {
  if (data) return { index, code, data };
  return left === undefined ? { index, code } : { index, code, data: { left: printAmount(left) } };
}

function errorOf({ code, data }: RefusedItem): AppError {
  return new AppError(code, data as never);
}

const byIndex = (one: RefusedItem, other: RefusedItem): number => one.index - other.index;
