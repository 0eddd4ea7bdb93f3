import type { Amount, InputOf, ServerErrorCode } from '@tessera/protocol';
import type { AcceptDeps, Bettor } from './accept.ts';
import { bodyHashOf, judgeItems } from './accept.ts';
import { pseudonymOf } from './leaf.ts';
import { termsFor } from './terms.ts';

/** One issue of a chase whose stake is held. */
export interface HeldIssue {
  /** Row in `chase_issue`. */
  readonly id: bigint;
  /** 32 hex digits; unique to the issue, so that a retry never places it twice (L6). */
  readonly rid: string;
  readonly lottery: string;
  readonly issue: string;
  /** Amount held for it. */
  readonly stake: Amount;
  /** Its bets, with the figures shown to the player. */
  readonly items: InputOf<'betPlace'>['items'];
}

/**
 * Outcome of placing an issue. `placed`: its bets exist and it is no longer pending. `refused`: no bet was placed.
 * `over`: it was placed before, or its chase no longer runs. `waits`: its draw is not open yet.
 */
export type HeldOutcome =
  | { readonly kind: 'placed' }
  | { readonly kind: 'refused'; readonly code: ServerErrorCode }
  | { readonly kind: 'over' }
  | { readonly kind: 'waits' };

/**
 * Places the bets of one chase issue from its held stake, all or none, in the next regular batch. The figures are
 * computed again. A bet whose figures differ from those shown to the player is refused.
 */
export async function acceptHeld(
  deps: Omit<AcceptDeps, 'stored' | 'onPlaced'>,
  bettor: Bettor,
  { id, rid, lottery: lotteryId, issue, stake, items }: HeldIssue,
): Promise<HeldOutcome> {
  const { userId, currency } = bettor;
  const lottery = deps.lotteries.find(lotteryId);
  const draw = lottery?.enabled ? await deps.draws.find(lottery.id, issue) : undefined;
  if (!lottery || !draw) return { kind: 'refused', code: 'not_found' };
  const acct = pseudonymOf(deps.acctKey, draw, userId);
  const terms = await termsFor(lottery, items, bettor, deps.rebateMaxOf);
  const { bets, refused } = await judgeItems(deps.judging, items, terms, draw, acct, undefined);
  if (refused[0]) return { kind: 'refused', code: refused[0].code };
  // The hold must equal the stake of these bets exactly.
  if (bets.reduce((sum, { bet }) => sum + bet.stake, 0n) !== stake)
    return { kind: 'refused', code: 'validation_failed' };
  const outcome = await deps.placer.submit({
    userId,
    currency,
    rid,
    bodyHash: await bodyHashOf(deps.judging, { lottery: lotteryId, issue, items }),
    draw,
    caps: lottery.config.caps,
    bets,
    refused: [],
    chaseIssue: id,
  });
  switch (outcome.kind) {
    case 'placed':
      // The receipts are signed in the background; nobody waits for them here.
      return { kind: 'placed' };
    case 'refused':
      return { kind: 'refused', code: outcome.refused[0]!.code };
    case 'draw_closed':
      return { kind: 'refused', code: 'draw_closed' };
    case 'draw_not_open':
      return { kind: 'waits' };
    case 'idempotency_conflict':
      throw new Error(`issue ${id} of a chase was placed before with different bets`);
    default:
      return { kind: 'over' };
  }
}
