/** The properties of a chase that determine its next move. */
export interface ChaseFacts {
  readonly state: ChaseState;
  readonly stopOnWin: boolean;
  /** 1/10 000; null without a loss limit. */
  readonly stopLoss: bigint | null;
}

export type ChaseState = 'running' | 'paused' | 'done' | 'stopped';
/** Why a chase ended; `refused`: its player may no longer bet. */
export type EndedBy = 'finished' | 'won' | 'loss' | 'player' | 'refused';
export type IssueState = 'pending' | 'placed' | 'won' | 'lost' | 'void' | 'cancelled' | 'skipped';

/** One issue of the plan. Times in ms, amounts in 1/10 000. */
export interface IssueFacts {
  readonly state: IssueState;
  readonly stake: bigint;
  readonly payout: bigint | null;
  readonly closeAt: number;
  /** Its draw; null while the draw is not planned. */
  readonly draw: { readonly state: string; readonly openAt: number; readonly closeAt: number } | null;
}

/** Why the chase itself skips an issue. Other reasons are codes of the error catalogue. All reasons are message keys. */
export type PassReason = 'chase_paused' | 'chase_undecided' | 'chase_no_draw' | 'chase_void' | 'chase_late';

/** The next thing to do with a chase; `place` is the index of the issue. */
export type Move =
  | { readonly kind: 'skip'; readonly place: number; readonly reason: PassReason }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'end'; readonly by: EndedBy };

/**
 * The next move of a chase at a given time; `undefined` when it has to wait. Issues are judged in the order of their draws.
 * If the chase has a stop condition, an issue is placed only after all placed issues are decided; an issue that closes
 * before that is skipped. No issue is placed that could raise the net loss above its limit.
 */
export function nextMove(chase: ChaseFacts, issues: readonly IssueFacts[], now: number): Move | undefined {
  if (chase.state !== 'running' && chase.state !== 'paused') return undefined;
  if (chase.stopOnWin && issues.some(({ state }) => state === 'won')) return { kind: 'end', by: 'won' };
  const undecided = issues.some(({ state }) => state === 'placed');
  const place = issues.findIndex(({ state }) => state === 'pending');
  const next = issues[place];
  if (!next) return undecided ? undefined : { kind: 'end', by: 'finished' };
  const waits = undecided && (chase.stopOnWin || chase.stopLoss !== null);
  if (!waits && chase.stopLoss !== null && netLoss(issues) + next.stake > chase.stopLoss) {
    return { kind: 'end', by: 'loss' };
  }
  if (hasPassed(next, now)) return { kind: 'skip', place, reason: reasonFor(next, chase.state, waits) };
  return chase.state === 'running' && !waits && sells(next, now) ? { kind: 'place', place } : undefined;
}

/** Stakes of the placed issues minus their payouts. */
export function netLoss(issues: readonly IssueFacts[]): bigint {
  return issues
    .filter(({ state }) => state !== 'pending' && state !== 'skipped')
    .reduce((sum, { stake, payout }) => sum + stake - (payout ?? 0n), 0n);
}

function sells({ draw }: IssueFacts, now: number): boolean {
  return draw?.state === 'open' && draw.openAt <= now && draw.closeAt > now;
}

function hasPassed({ draw, closeAt }: IssueFacts, now: number): boolean {
  if (!draw) return now >= closeAt;
  return now >= draw.closeAt || (draw.state !== 'scheduled' && draw.state !== 'open');
}

function reasonFor({ draw }: IssueFacts, state: ChaseState, waits: boolean): PassReason {
  if (!draw) return 'chase_no_draw';
  if (draw.state === 'void') return 'chase_void';
  if (state === 'paused') return 'chase_paused';
  return waits ? 'chase_undecided' : 'chase_late';
}
