import type { JsonObject } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Again, Job, JobHandler, Tx } from '../../../store/index.ts';
import type { CashierDeps } from '../deps.ts';
import type { CreditDeps } from './credit.ts';
import { applyPaid, step } from './gateway.ts';
import { ASK } from './jobs.ts';
import { type Deposit, findShown, lockDeposit, refOf, type ShownDeposit } from './rows.ts';

/** How soon a provider that is away is asked again, ms. */
const AWAY_MS = 30_000;
/** How often and how long the gateway is asked about an order that its player says is paid. */
const ASK_MS = 20_000;
const ASKS_MAX = 30;

/** A player's own deposit, held for a change. Errors: `not_found`. */
async function ownDeposit(tx: Tx, userId: bigint, id: number): Promise<Deposit> {
  const deposit = await lockDeposit(tx, BigInt(id));
  if (!deposit || deposit.user_id !== userId || deposit.payee === null) throw new AppError('not_found');
  return deposit;
}

/**
 * The player says that he has paid: the order is waited for longer, and the gateway is asked. Saying it again changes
 * nothing. Errors: `not_found`, `recharge_expired`.
 */
export async function sayPaid(deps: CashierDeps, userId: bigint, id: number): Promise<ShownDeposit> {
  return deps.store.tx(async (tx) => {
    const deposit = await ownDeposit(tx, userId, id);
    if (['expired', 'cancelled', 'failed'].includes(deposit.state)) throw new AppError('recharge_expired');
    await step(tx, deposit, 'paid');
    if (deposit.provider === 'payments') {
      await deps.jobs.add(ASK, String(deposit.id), deps.clock.local() + ASK_MS, {}, tx);
    }
    return (await findShown(tx, userId, id))!;
  });
}

/** Gives up an order that nobody has paid. Errors: `not_found`, `recharge_expired` for one that has ended or is being paid. */
export async function cancelDeposit(deps: CashierDeps, userId: bigint, id: number): Promise<ShownDeposit> {
  return deps.store.tx(async (tx) => {
    const deposit = await ownDeposit(tx, userId, id);
    if (deposit.state !== 'created' && deposit.state !== 'cancelled') throw new AppError('recharge_expired');
    await tx.query("update deposit set state = 'cancelled' where id = $1 and state = 'created'", [
      deposit.id,
    ]);
    return (await findShown(tx, userId, id))!;
  });
}

/** Ends an order whose time is over, after asking the gateway once more: a lost callback loses nobody's money. */
export function expireDeposit(deps: CashierDeps, creditDeps: CreditDeps): JobHandler {
  return async (job, tx): Promise<Again | undefined> => {
    const deposit = await lockDeposit(tx, BigInt(job.key));
    if (!deposit || !['created', 'paid', 'confirming'].includes(deposit.state)) return undefined;
    if (deposit.provider === 'chain') {
      // Seen on the chain: it ends by being final, or gone.
      if (deposit.state === 'confirming') return { runAgainAt: deps.clock.local() + AWAY_MS * 20 };
    } else if (deposit.payee !== null) {
      const told = await askGateway(deps, deposit);
      if (!told) return { runAgainAt: deps.clock.local() + AWAY_MS };
      if (told.state === 'paid' && (await applyPaid(tx, creditDeps, deposit, told))) return undefined;
    }
    await tx.query("update deposit set state = 'expired' where id = $1", [deposit.id]);
    return undefined;
  };
}

/** Asks the gateway about an order its player says is paid, in case its callback was lost. */
export function askAboutDeposit(deps: CashierDeps, creditDeps: CreditDeps): JobHandler {
  return async (job: Job, tx): Promise<Again | undefined> => {
    const deposit = await lockDeposit(tx, BigInt(job.key));
    if (!deposit || !['paid', 'confirming'].includes(deposit.state)) return undefined;
    const told = await askGateway(deps, deposit);
    if (told?.state === 'paid' && (await applyPaid(tx, creditDeps, deposit, told))) return undefined;
    const now = deps.clock.local();
    // Its end asks once more.
    return now < deposit.created_at.getTime() + ASKS_MAX * ASK_MS ? { runAgainAt: now + ASK_MS } : undefined;
  };
}

/** What the gateway says of an order; nothing when it says nothing, or of another one. */
async function askGateway({ providers }: CashierDeps, { id }: Deposit): Promise<JsonObject | undefined> {
  const answer = await providers.client('payments')?.call('/v1/orders/status', { ref: refOf(id) });
  return answer?.outcome === 'done' && answer.body.ref === refOf(id) ? answer.body : undefined;
}

/** Sends a payment back that may not be credited; until the gateway says so, it is asked again by the same name. */
export function returnPayment({ providers, clock }: CashierDeps): JobHandler {
  return async ({ key }, tx): Promise<Again | undefined> => {
    const answer = await providers.client('payments')?.call('/v1/refunds', { payment: key });
    if (answer?.outcome !== 'done' && answer?.outcome !== 'refused')
      return { runAgainAt: clock.local() + AWAY_MS };
    const done = answer.outcome === 'done' && answer.body.payment === key && answer.body.state === 'done';
    await tx.query(
      `update deposit_payment set state = $2, at = app_now()
       where provider = 'payments' and external_id = $1 and state = 'returning'`,
      [key, done ? 'returned' : 'review'],
    );
    return undefined;
  };
}
