import type { Amount, InputOf, ServerErrorCode } from '@tessera/protocol';
import type { AcceptDeps, Bettor } from './accept.ts';
import { bodyHashOf, judgeItems } from './accept.ts';
import { pseudonymOf } from './leaf.ts';

/** One issue of a chase whose money is held. */
export interface HeldIssue {
  /** Row in `chase_issue`. */
  readonly id: bigint;
  /** 32 hex digits; the issue's own, so that it is placed once whatever happens (L6). */
  readonly rid: string;
  readonly lottery: string;
  readonly issue: string;
  /** What is held for it. */
  readonly stake: Amount;
  /** Its bets, with the figures the player was shown. */
  readonly items: InputOf<'betPlace'>['items'];
}

/**
 * What became of an issue. `placed`: its bets exist and it is no longer pending. `refused`: nothing of it was placed.
 * `over`: it was placed before, or its chase no longer runs. `waits`: its draw does not sell yet.
 */
export type HeldOutcome =
  | { readonly kind: 'placed' }
  | { readonly kind: 'refused'; readonly code: ServerErrorCode }
  | { readonly kind: 'over' }
  | { readonly kind: 'waits' };

/**
 * Places the bets of one issue of a chase from what is held for it, in the next batch like any others: all of them or
 * none. The figures are worked out again, and a bet that is no longer what the player was shown is refused.
 */
export async function acceptHeld(
  deps: Omit<AcceptDeps, 'stored' | 'onPlaced'>,
  { userId, currency }: Bettor,
  { id, rid, lottery: lotteryId, issue, stake, items }: HeldIssue,
): Promise<HeldOutcome> {
  const lottery = deps.lotteries.find(lotteryId);
  const draw = lottery?.enabled ? await deps.draws.find(lottery.id, issue) : undefined;
  if (!lottery || !draw) return { kind: 'refused', code: 'not_found' };
  const acct = pseudonymOf(deps.acctKey, draw, userId);
  const { bets, refused } = await judgeItems(deps.judging, items, lottery, draw, acct, undefined);
  if (refused[0]) return { kind: 'refused', code: refused[0].code };
  // What was held pays these bets exactly, or they are not those it was held for.
  if (bets.reduce((sum, { bet }) => sum + bet.stake, 0n) !== stake)
    return { kind: 'refused', code: 'validation_failed' };
  const outcome = await deps.submit({
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
      // Their signature follows by itself; nobody waits for it here.
      return { kind: 'placed' };
    case 'refused':
      return { kind: 'refused', code: outcome.refused[0]!.code };
    case 'draw_closed':
      return { kind: 'refused', code: 'draw_closed' };
    case 'draw_not_open':
      return { kind: 'waits' };
    case 'idempotency_conflict':
      throw new Error(`issue ${id} of a chase was placed with other bets`);
    default:
      return { kind: 'over' };
  }
}
