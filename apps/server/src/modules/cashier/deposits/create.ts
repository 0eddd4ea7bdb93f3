import { createHmac } from 'node:crypto';
import { type InputOf, type JsonObject, printAmount } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import { answerTo, once, type Tx } from '../../../store/index.ts';
import { currentRate } from '../rates/rates.ts';
import { identityOf } from '../verified-identity/verified-identity.ts';
import { expireJob } from './change.ts';
import { type Channel, findChannel, type Network, networkOf, stateOf } from './channels.ts';
import type { DepositDeps } from './deps.ts';
import { type Deposit, type DepositView, findShown, refOf, type ShownDeposit } from './rows.ts';
import { requireRoomForOrder, type Terms, termsOf } from './terms.ts';

const SCOPE = 'recharge/create';
/** How long an order may be paid. A transfer on a chain takes longer than one by the payment gateway. */
const OPEN_MS = { payments: 15 * 60_000, chain: 60 * 60_000 } as const;

/**
 * Orders a deposit: stores it first, then sends it to the provider under the platform's own reference, then answers. A
 * repeated request continues where the first one stopped, and always gets the same answer (L6).
 * Errors: as declared by the endpoint.
 */
export async function createDeposit(
  deps: DepositDeps,
  userId: bigint,
  input: InputOf<'depositCreate'>,
  view: (row: ShownDeposit) => DepositView,
): Promise<DepositView> {
  const { rid, ...body } = input;
  const earlier = await answerTo<DepositView>(deps.store, { userId, scope: SCOPE, rid, body });
  if (earlier) return earlier;
  const ordered = await deps.store.tx((tx) => order(tx, deps, userId, input));
  const payee = await payeeOf(deps, ordered).catch(async (error: unknown) => {
    // An order without a payee cannot be paid: it uses no deposit headroom until the request is repeated.
    await deps.store.query(
      "update deposit set state = 'cancelled' where id = $1 and payee is null and state = 'created'",
      [ordered.id],
    );
    throw error;
  });
  return deps.store.tx((tx) =>
    once(tx, { userId, scope: SCOPE, rid, body }, async () => {
      // The gateway may have paid or refused the order before its payee is known here: that state stays.
      await tx.query(
        `update deposit set payee = $2, state = case state when 'cancelled' then 'created' else state end
         where id = $1 and payee is null and state <> 'expired'`,
        [ordered.id, JSON.stringify(payee)],
      );
      return view((await findShown(tx, userId, ordered.id))!);
    }),
  );
}

/** The deposit of a request: the one created by an earlier attempt, or a new one. */
async function order(
  tx: Tx,
  deps: DepositDeps,
  userId: bigint,
  { rid, channel: channelId, amount }: InputOf<'depositCreate'>,
): Promise<Deposit> {
  // One request at a time: a concurrent duplicate waits here.
  await tx.query('select from player where id = $1 for no key update', [userId]);
  const known = await tx.query<Deposit>('select * from deposit where user_id = $1 and rid = $2', [
    userId,
    rid,
  ]);
  const identity = await identityOf(tx, userId);
  if (identity.state !== 'verified' || identity.name === null) throw new AppError('kyc_required');
  const channel = await findChannel(tx, channelId);
  if (!channel) throw new AppError('not_found');
  if (known.rows[0]) {
    const terms = termsOf(channel, amount, await currentRate(tx, 'USDT'));
    if (known.rows[0].channel_id !== channelId || known.rows[0].amount !== terms.amount)
      throw new AppError('idempotency_conflict');
    if (known.rows[0].state === 'cancelled' && known.rows[0].payee === null) {
      await requireRoomForOrder(tx, userId, terms.amount);
      await tx.query("update deposit set state = 'created' where id = $1", [known.rows[0].id]);
    }
    return known.rows[0];
  }
  if (stateOf(channel, deps.providers) !== 'open') throw new AppError('channel_unavailable');
  const terms = termsOf(channel, amount, await currentRate(tx, 'USDT'));
  await requireRoomForOrder(tx, userId, terms.amount);
  return insertDeposit(tx, deps, { userId, rid, channel, terms, payer: identity.name });
}

export interface NewDeposit {
  readonly userId: bigint;
  /** Null when money came without an order. */
  readonly rid: string | null;
  readonly channel: Channel;
  readonly terms: Terms;
  readonly payer: string;
  /** Where it was paid to, if already known. */
  readonly payee?: DepositView['payee'];
}

/** Inserts a deposit, and the job that expires it. */
export async function insertDeposit(
  tx: Tx,
  { jobs, clock }: Pick<DepositDeps, 'jobs' | 'clock'>,
  { userId, rid, channel, terms, payer, payee }: NewDeposit,
): Promise<Deposit> {
  const provider = networkOf(channel.method) ? 'chain' : 'payments';
  const { rows } = await tx.query<Deposit>(
    `insert into deposit (user_id, rid, channel_id, method, provider, amount, fee, pay_amount, pay_currency, rate,
       rate_at, payer, payee, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, app_now(),
       app_now() + $14 * interval '1 millisecond')
     returning *`,
    [
      userId,
      rid,
      channel.id,
      channel.method,
      provider,
      terms.amount,
      terms.fee,
      terms.payAmount,
      terms.payCurrency,
      terms.rate?.value ?? null,
      terms.rate ? new Date(terms.rate.at) : null,
      payer,
      payee ? JSON.stringify(payee) : null,
      OPEN_MS[provider],
    ],
  );
  const made = rows[0]!;
  await jobs.add(expireJob, String(made.id), clock.local() + OPEN_MS[provider], {}, tx);
  return made;
}

/** The payee of a deposit, as named by its provider. Errors: `provider_unavailable`. */
async function payeeOf(deps: DepositDeps, deposit: Deposit): Promise<DepositView['payee']> {
  const network = networkOf(deposit.method);
  if (network) return chainPayee(deps, deposit, network);
  const answer = await deps.providers.client('payments')?.call('/v1/orders', {
    ref: refOf(deposit.id),
    kind: deposit.method,
    amount: printAmount(deposit.pay_amount),
    currency: deposit.pay_currency,
    payer: deposit.payer,
  });
  if (answer?.outcome !== 'done' || answer.body.ref !== refOf(deposit.id))
    throw new AppError('provider_unavailable');
  return textsOf(answer.body.payee, ['name', 'bank', 'account', 'reference', 'qr', 'url']);
}

async function chainPayee(
  deps: DepositDeps,
  { user_id, pay_amount }: Deposit,
  network: Network,
): Promise<DepositView['payee']> {
  const address = await addressOf(deps, user_id, network);
  const url = deps.providers.client('chain')?.provider.url;
  const wallet = `${url}/wallet?network=${network}&to=${address}&amount=${printAmount(pay_amount)}`;
  return { address, network, qr: address, ...(deps.mode === 'production' ? {} : { url: wallet }) };
}

/** A player's own address on a network; requested from the service once. Errors: `provider_unavailable`. */
async function addressOf(
  { store, providers, settings }: DepositDeps,
  userId: bigint,
  network: Network,
): Promise<string> {
  const known = await store.query<{ address: string }>(
    'select address from deposit_address where network = $1 and user_id = $2',
    [network, userId],
  );
  if (known.rows[0]) return known.rows[0].address;
  // The service can distinguish players but cannot identify them.
  const player = createHmac('sha256', settings.secrets.key('deposit address'))
    .update(String(userId))
    .digest('hex');
  const answer = await providers.client('chain')?.call('/v1/addresses', { network, player });
  if (answer?.outcome !== 'done' || typeof answer.body.address !== 'string')
    throw new AppError('provider_unavailable');
  const { rows } = await store.query<{ address: string }>(
    `with made as (
       insert into deposit_address (network, user_id, address, at) values ($1, $2, $3, app_now())
       on conflict (network, user_id) do nothing returning address)
     select address from made
     union all select address from deposit_address where network = $1 and user_id = $2 limit 1`,
    [network, userId, answer.body.address],
  );
  return rows[0]?.address ?? answer.body.address;
}

/** The named texts of a provider's answer; everything else is dropped. */
function textsOf(given: unknown, names: readonly string[]): DepositView['payee'] {
  const source = (typeof given === 'object' && given !== null ? given : {}) as JsonObject;
  const found = names.flatMap((name) => {
    const value = source[name];
    return typeof value === 'string' && value.length <= 400 ? [[name, value] as const] : [];
  });
  // Browsers open these links, so only http and https are allowed.
  return Object.fromEntries(found.filter(([name, value]) => name !== 'url' || /^https?:\/\//.test(value)));
}
