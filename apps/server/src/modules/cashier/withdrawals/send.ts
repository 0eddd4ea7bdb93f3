import { type JsonObject, printAmount } from '@tessera/protocol';
import type { CallResult, ProviderClient } from '../../../providers/index.ts';
import { type Again, defineJob, type Job, type Jobs, type Tx } from '../../../store/index.ts';
import { askAudit } from '../../ledger/index.ts';
import type { AccountRow } from '../payees/payee-row.ts';
import type { AccountVault } from '../payees/vault.ts';
import type { WithdrawalDeps } from './deps.ts';
import { giveBack, moveOn, noteProblem } from './move.ts';
import { lockInForce } from './payout-locks.ts';
import { applyProviderReport, statusOf } from './provider-report.ts';
import { ended, lockWithdrawal, readWithdrawal, type WithdrawalRow } from './row.ts';

/** Reference of a withdrawal at its provider: the same for every attempt. */
export const refOf = (id: bigint): string => `wd-${id}`;

/** Pause before a provider that gave no clear answer is asked again. */
const ASK_MS = 2_000;
/** Shortest and longest pause of a payout that waits for an audit. */
const AUDIT_MS = 1_000;
const AUDIT_MS_MAX = 60_000;
/** Longest pause between two status requests for the same payout. */
const ASK_MS_MAX = 120_000;

// Each step is committed before the next begins, so a node may crash at any point: a retry always uses the same reference.

/** Reviews a new withdrawal; key: its id. */
export const reviewJob = defineJob('withdraw.review', {
  run: ({ deps }: SendParts, job, tx) => review(job, tx, deps),
});

/** Sends an approved withdrawal and polls the provider until it ends; key: its id. */
export const sendJob = defineJob('withdraw.send', {
  slow: true,
  run: ({ deps, vault }: SendParts, job, tx) => send(job, tx, deps, vault),
});

interface SendParts {
  readonly deps: WithdrawalDeps;
  readonly vault: AccountVault;
}

/** `requested -> reviewing`, and on to `approved` if no operator has to review it. */
async function review(
  { key, runAt }: Pick<Job, 'key' | 'runAt'>,
  tx: Tx,
  deps: Pick<WithdrawalDeps, 'jobs'>,
): Promise<void> {
  const row = await lockWithdrawal(tx, BigInt(key));
  if (row?.state !== 'requested') return;
  const reviewing = await moveOn(tx, row, 'reviewing');
  // While payouts are locked, operators decide about it.
  if (row.automatic && !(await lockInForce(tx, row.user_id))) await approve(tx, reviewing, runAt, deps);
}

/** Approves a withdrawal under review. */
export async function approve(
  tx: Tx,
  row: WithdrawalRow,
  at: number,
  { jobs }: { readonly jobs: Pick<Jobs, 'add'> },
): Promise<void> {
  await moveOn(tx, row, 'approved');
  await jobs.add(sendJob, String(row.id), at, {}, tx);
}

async function send(
  { key, runAt }: Pick<Job, 'key' | 'runAt'>,
  tx: Tx,
  deps: WithdrawalDeps,
  vault: AccountVault,
): Promise<Again | undefined> {
  const id = BigInt(key);
  const { clock } = deps;
  const row = await readWithdrawal(tx, id);
  if (!row || ended.includes(row.state)) return undefined;
  if (row.state === 'approved') {
    const pause = await untilCleared(tx, id, deps);
    if (pause !== undefined) return { runAgainAt: clock.local() + pause };
    // From the commit of this step on nobody can reject it, whatever the result of the call.
    const locked = await lockWithdrawal(tx, id);
    if (locked?.state === 'approved') await moveOn(tx, locked, 'sending');
    return { runAgainAt: clock.local() };
  }
  const client = deps.providers.client(row.provider);
  if (!client?.up()) return { runAgainAt: clock.local() + ASK_MS };
  await take(tx, row, await ask(client, row, tx, vault), deps);
  const waited = clock.local() - row.created_at.getTime();
  return { runAgainAt: Math.max(runAt, clock.local()) + Math.min(Math.max(ASK_MS, waited / 4), ASK_MS_MAX) };
}

/**
 * A payout is sent only when an audit since its request has cleared it, money is not frozen (E18) and operators have not locked the
 * player's payouts; the database refuses the step otherwise. Returns the pause before the next check, ms, and requests an audit unless money is
 * frozen; `undefined` when the payout may be sent.
 */
async function untilCleared(
  tx: Tx,
  id: bigint,
  { clock, jobs }: WithdrawalDeps,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ cleared: boolean; frozen: boolean; locked: boolean; approved_at: Date }>(
    `select at as approved_at, exists (select from payout_clearance where withdrawal_id = $1) as cleared,
       exists (select from money_freeze) as frozen,
       exists (select from payout_lock l join withdrawal w on w.user_id = l.user_id where w.id = $1 and l.ended_at is null) as locked
     from withdrawal_step where withdrawal_id = $1 and state = 'approved'`,
    [id],
  );
  const { cleared, frozen, locked, approved_at } = rows[0]!;
  if (cleared && !frozen && !locked) return undefined;
  if (!cleared && !frozen) await askAudit(jobs, clock.local(), tx);
  const waited = clock.local() - approved_at.getTime();
  return Math.min(Math.max(AUDIT_MS, waited / 4), AUDIT_MS_MAX);
}

/** Asks for the state of the payout; an order the provider does not know is sent again with the same reference. */
async function ask(
  client: ProviderClient,
  row: WithdrawalRow,
  tx: Tx,
  vault: AccountVault,
): Promise<CallResult> {
  const ref = refOf(row.id);
  const status = await client.call('/v1/payouts/status', { ref });
  if (status.outcome !== 'done' || statusOf(status.body) !== 'unknown') return unjudged(status);
  if (row.state !== 'sending') return status;
  return client.call('/v1/payouts', {
    ref,
    amount: printAmount(row.pay_amount),
    currency: row.pay_currency,
    ...(await targetOf(row, tx, vault)),
  });
}

/** A refused status request says nothing about the payout itself. */
function unjudged(status: CallResult): CallResult {
  return status.outcome === 'refused' ? { outcome: 'unclear', why: status.code } : status;
}

async function targetOf(row: WithdrawalRow, tx: Tx, vault: AccountVault): Promise<JsonObject> {
  const { rows } = await tx.query<
    Pick<AccountRow, 'user_id' | 'number' | 'bank' | 'holder' | 'branch'> & Record<string, unknown>
  >('select user_id, number, bank, holder, branch from payout_account where id = $1', [row.account_id]);
  const account = rows[0]!;
  const number = vault.open(account);
  return row.kind === 'bank'
    ? { kind: 'bank', target: { bank: account.bank, number, holder: account.holder, branch: account.branch } }
    : { kind: account.bank, target: { address: number } };
}

async function take(tx: Tx, before: WithdrawalRow, result: CallResult, deps: WithdrawalDeps): Promise<void> {
  if (result.outcome === 'unclear') return;
  if (result.outcome === 'done') {
    await applyProviderReport(tx, before.id, result.body, deps);
    return;
  }
  const row = await lockWithdrawal(tx, before.id);
  if (row?.state !== 'sending') return;
  // The provider knows the reference with different terms: an order that is not ours.
  if (result.code === 'ref_conflict') return noteProblem(tx, row, 'order_differs');
  const reason = finalRefusals[result.code];
  if (reason !== undefined) await giveBack(tx, row, 'failed', reason, deps);
}

/**
 * Refusals that a provider repeats for the same reference, with the player's message key. After any other refusal it is asked
 * again.
 */
const finalRefusals: Readonly<Record<string, string>> = {
  refused: 'withdraw_reason_failed',
  target_refused: 'withdraw_reason_target',
};
