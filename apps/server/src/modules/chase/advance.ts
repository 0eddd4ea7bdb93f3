import { amountOf, type ServerErrorCode } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { Bettor, HeldIssue } from '../betting/index.ts';
import { type EndedBy, nextMove } from './decide.ts';
import type { ChaseDeps } from './deps.ts';
import { chaseEnded } from './events.ts';
import { type BalanceAfter, balanceAfter, releaseIssue, releaseRest } from './money.ts';
import { type ChaseRow, endChase, lockChase, readIssues, recordDecided, skipIssues } from './store.ts';
import { tellBalance, tellMoved } from './tell.ts';
import { betsAt } from './terms.ts';

/** Result of one look at a chase. */
interface Step {
  readonly chase: ChaseRow;
  readonly changed: boolean;
  readonly balance: BalanceAfter | undefined;
  /** The issue to place now. */
  readonly due: HeldIssue | undefined;
}

/**
 * Advances a chase as far as possible now: records the results of its draws, skips issues that can no longer be placed,
 * places the issue on sale, ends the chase. Safe to call at any time, repeatedly and concurrently.
 */
export async function advanceChase(deps: ChaseDeps, chaseId: bigint): Promise<void> {
  for (;;) {
    const step = await deps.store.tx((tx) => stepOf(deps, tx, chaseId));
    if (!step) return;
    if (step.balance) tellBalance(deps, step.chase, step.balance, 'refund');
    if (step.changed) await tellMoved(deps, step.chase);
    if (!step.due) return;
    if (!(await placeDue(deps, step.chase, step.due))) return;
  }
}

/**
 * Ends a chase, releases its hold and publishes the end. For use inside a transaction that has locked the chase.
 * `reason` is stored with the skipped issues. Returns the balance if money moved.
 */
export async function closeChase(
  deps: Pick<ChaseDeps, 'ledger' | 'events'>,
  tx: Tx,
  chase: ChaseRow,
  by: EndedBy,
  reason = `chase_ended_${by}`,
): Promise<BalanceAfter | undefined> {
  const left = await skipIssues(tx, chase.id, reason);
  const { id, user_id: user, lottery_id: lottery } = chase;
  const ended = await endChase(tx, id, by);
  await deps.events.publish(tx, chaseEnded, String(id), { chase: id, user, lottery, by, ...ended });
  const rest = left.reduce((sum, { stake }) => sum + stake, 0n);
  if (rest === 0n) return undefined;
  const owner = ownerOf(chase);
  await deps.ledger.post(tx, [releaseRest(owner, chase.id, rest)]);
  return balanceAfter(tx, owner);
}

/** Refusals by the player's own limits or breaks. They end the chase (B6); otherwise it would go on betting by itself. */
const endings: ReadonlySet<string> = new Set<ServerErrorCode>([
  'limit_loss_reached',
  'limit_stake_reached',
  'session_limit_reached',
  'timeout_active',
  'self_excluded',
]);

/** Skips one issue and releases its hold; does nothing when the issue is no longer pending. */
async function passOver(
  deps: Pick<ChaseDeps, 'ledger'>,
  tx: Tx,
  chase: ChaseRow,
  issueId: bigint,
  reason: string,
): Promise<BalanceAfter | undefined> {
  const [skipped] = await skipIssues(tx, chase.id, reason, issueId);
  if (!skipped) return undefined;
  const owner = ownerOf(chase);
  await deps.ledger.post(tx, [releaseIssue(owner, skipped.id, skipped.stake)]);
  return balanceAfter(tx, owner);
}

async function stepOf(deps: ChaseDeps, tx: Tx, chaseId: bigint): Promise<Step | undefined> {
  const chase = await lockChase(tx, chaseId);
  if (!chase) return undefined;
  let changed = (await recordDecided(tx, chaseId)) > 0;
  let balance: BalanceAfter | undefined;
  const facts = { state: chase.state, stopOnWin: chase.stop_on_win, stopLoss: chase.stop_loss };
  for (;;) {
    const now = await deps.clock.now(tx);
    const issues = await readIssues(tx, chaseId);
    const move = nextMove(facts, issues, now);
    switch (move?.kind) {
      case 'skip':
        balance = (await passOver(deps, tx, chase, issues[move.place]!.id, move.reason)) ?? balance;
        changed = true;
        continue;
      case 'end':
        balance = (await closeChase(deps, tx, chase, move.by)) ?? balance;
        return { chase, changed: true, balance, due: undefined };
      case 'place': {
        const { id, rid, issue, stake, multiple } = issues[move.place]!;
        const due = {
          id,
          rid,
          lottery: chase.lottery_id,
          issue,
          stake: amountOf(stake),
          items: betsAt(chase.bets, multiple),
        };
        return { chase, changed, balance, due };
      }
      default:
        return { chase, changed, balance, due: undefined };
    }
  }
}

/** Places an issue, or skips it when it is refused. False when nothing more can be done now. */
async function placeDue(deps: ChaseDeps, chase: ChaseRow, due: HeldIssue): Promise<boolean> {
  const { userId, currency } = ownerOf(chase);
  const standing = await deps.standing(userId);
  if (standing === 'refused') return giveBack(deps, chase, (tx, row) => closeChase(deps, tx, row, 'refused'));
  const skip = (reason: string) =>
    giveBack(deps, chase, (tx, row) => passOver(deps, tx, row, due.id, reason));
  if (standing === 'closed') return skip('platform_closed');
  const outcome = await deps.betting.placeHeld(bettorOf(userId, currency), due);
  switch (outcome.kind) {
    case 'placed':
      await tellMoved(deps, chase);
      return true;
    case 'refused':
      if (endings.has(outcome.code))
        return giveBack(deps, chase, (tx, row) => closeChase(deps, tx, row, 'refused', outcome.code));
      return skip(outcome.code === 'not_found' ? 'chase_suspended' : outcome.code);
    case 'over':
      return true;
    case 'waits':
      return false;
  }
}

async function giveBack(
  deps: ChaseDeps,
  { id }: ChaseRow,
  work: (tx: Tx, chase: ChaseRow) => Promise<BalanceAfter | undefined>,
): Promise<boolean> {
  const done = await deps.store.tx(async (tx) => {
    const chase = await lockChase(tx, id);
    const open = chase && (chase.state === 'running' || chase.state === 'paused');
    return open ? { chase, balance: await work(tx, chase) } : undefined;
  });
  if (!done) return false;
  if (done.balance) tellBalance(deps, done.chase, done.balance, 'refund');
  await tellMoved(deps, done.chase);
  return true;
}

/** Owner of the money of a chase. */
export function ownerOf({ user_id, currency }: ChaseRow): { userId: bigint; currency: string } {
  return { userId: user_id, currency };
}

function bettorOf(userId: bigint, currency: string): Bettor {
  return { userId, currency, kind: currency === 'TRIAL' ? 'trial' : 'player' };
}
