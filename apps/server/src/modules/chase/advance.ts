import { amountOf, type ServerErrorCode } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { Bettor, HeldIssue } from '../betting/index.ts';
import { type EndedBy, nextMove } from './decide.ts';
import type { ChaseDeps } from './deps.ts';
import { type BalanceAfter, balanceAfter, releaseIssue, releaseRest } from './money.ts';
import { type ChaseRow, endChase, lockChase, readIssues, recordDecided, skipIssues } from './store.ts';
import { tellBalance, tellMoved } from './tell.ts';
import { betsAt } from './terms.ts';

/** What one look at a chase led to. */
interface Step {
  readonly chase: ChaseRow;
  readonly changed: boolean;
  readonly balance: BalanceAfter | undefined;
  /** The issue to be placed now. */
  readonly due: HeldIssue | undefined;
}

/**
 * Moves a chase on as far as it can go now: writes what its draws decided, passes over what can no longer be placed, places
 * the issue on sale, ends it. May be called by anyone at any time, again and side by side.
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
 * Ends a chase and returns what is held for it. For use inside a transaction that has locked it.
 * `reason` stands at the issues that are given up. Answers the balance when money moved.
 */
export async function closeChase(
  deps: Pick<ChaseDeps, 'ledger'>,
  tx: Tx,
  chase: ChaseRow,
  by: EndedBy,
  reason = `chase_ended_${by}`,
): Promise<BalanceAfter | undefined> {
  const left = await skipIssues(tx, chase.id, reason);
  await endChase(tx, chase.id, by);
  const rest = left.reduce((sum, { stake }) => sum + stake, 0n);
  if (rest === 0n) return undefined;
  const owner = ownerOf(chase);
  await deps.ledger.post(tx, [releaseRest(owner, chase.id, rest)]);
  return balanceAfter(tx, owner);
}

/** What a player holds himself to ends his chases (B6): he would have to start again what he meant to stop. */
const endings: ReadonlySet<string> = new Set<ServerErrorCode>([
  'limit_loss_reached',
  'limit_stake_reached',
  'session_limit_reached',
  'timeout_active',
  'self_excluded',
]);

/** Passes over one issue and returns what is held for it; nothing happens when it is no longer pending. */
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

/** Places an issue, or passes over it when it is refused. False when nothing more can be done now. */
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

/** Whose money a chase moves. */
export function ownerOf({ user_id, currency }: ChaseRow): { userId: bigint; currency: string } {
  return { userId: user_id, currency };
}

function bettorOf(userId: bigint, currency: string): Bettor {
  return { userId, currency, kind: currency === 'TRIAL' ? 'trial' : 'player' };
}
