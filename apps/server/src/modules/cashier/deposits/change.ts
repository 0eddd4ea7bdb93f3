import type { JsonObject } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import { type Again, defineJob, type Tx } from '../../../store/index.ts';
import type { DepositDeps } from './deps.ts';
import { applyPaid, step } from './gateway.ts';
import { type Deposit, findShown, lockDeposit, refOf, type ShownDeposit } from './rows.ts';

/** Retry interval while a provider is unreachable, ms. */
const AWAY_MS = 30_000;
/** Interval and number of status requests to the gateway about an order that its player reported as paid. */
const ASK_MS = 20_000;
const ASKS_MAX = 30;

/** A player's own deposit, locked for a change. Errors: `not_found`. */
async function ownDeposit(tx: Tx, userId: bigint, id: number): Promise<Deposit> {
  const deposit = await lockDeposit(tx, BigInt(id));
  if (!deposit || deposit.user_id !== userId || deposit.payee === null) throw new AppError('not_found');
  return deposit;
}

/**
 * Records that the player reports the order as paid, and has the gateway asked for its status. Repeating it changes
 * nothing. Errors: `not_found`, `recharge_expired`.
 */
export async function sayPaid(deps: DepositDeps, userId: bigint, id: number): Promise<ShownDeposit> {
  return deps.store.tx(async (tx) => {
    const deposit = await ownDeposit(tx, userId, id);
    if (['expired', 'cancelled', 'failed'].includes(deposit.state)) throw new AppError('recharge_expired');
    await step(tx, deposit, 'paid');
    if (deposit.provider === 'payments') {
      await deps.jobs.add(askJob, String(deposit.id), deps.clock.local() + ASK_MS, {}, tx);
    }
    return (await findShown(tx, userId, id))!;
  });
}

/** Cancels an unpaid order. Errors: `not_found`, `recharge_expired` for one that has ended or is being paid. */
export async function cancelDeposit(deps: DepositDeps, userId: bigint, id: number): Promise<ShownDeposit> {
  return deps.store.tx(async (tx) => {
    const deposit = await ownDeposit(tx, userId, id);
    if (deposit.state !== 'created' && deposit.state !== 'cancelled') throw new AppError('recharge_expired');
    await tx.query("update deposit set state = 'cancelled' where id = $1 and state = 'created'", [
      deposit.id,
    ]);
    return (await findShown(tx, userId, id))!;
  });
}

/** Expires an order after asking the gateway once more, so that a lost callback never loses a payment; key: the deposit. */
export const expireJob = defineJob('deposit.expire', {
  slow: true,
  async run(deps: DepositDeps, job, tx): Promise<Again | undefined> {
    const deposit = await lockDeposit(tx, BigInt(job.key));
    if (!deposit || !['created', 'paid', 'confirming'].includes(deposit.state)) return undefined;
    if (deposit.provider === 'chain') {
      // A transfer seen on the chain becomes final or gone, which ends the order.
      if (deposit.state === 'confirming') return { runAgainAt: deps.clock.local() + AWAY_MS * 20 };
    } else if (deposit.payee !== null) {
      const told = await askGateway(deps, deposit);
      if (!told) return { runAgainAt: deps.clock.local() + AWAY_MS };
      if (told.state === 'paid' && (await applyPaid(tx, deps, deposit, told))) return undefined;
    }
    await tx.query("update deposit set state = 'expired' where id = $1", [deposit.id]);
    return undefined;
  },
});

/** Asks the gateway about an order that its player reported as paid, in case its callback was lost; key: the deposit. */
export const askJob = defineJob('deposit.ask', {
  slow: true,
  async run(deps: DepositDeps, job, tx): Promise<Again | undefined> {
    const deposit = await lockDeposit(tx, BigInt(job.key));
    if (!deposit || !['paid', 'confirming'].includes(deposit.state)) return undefined;
    const told = await askGateway(deps, deposit);
    if (told?.state === 'paid' && (await applyPaid(tx, deps, deposit, told))) return undefined;
    const now = deps.clock.local();
    // The expiry job asks once more.
    return now < deposit.created_at.getTime() + ASKS_MAX * ASK_MS ? { runAgainAt: now + ASK_MS } : undefined;
  },
});

/** The gateway's status of an order; undefined without an answer or with an answer about another order. */
async function askGateway({ providers }: DepositDeps, { id }: Deposit): Promise<JsonObject | undefined> {
  const answer = await providers.client('payments')?.call('/v1/orders/status', { ref: refOf(id) });
  return answer?.outcome === 'done' && answer.body.ref === refOf(id) ? answer.body : undefined;
}
