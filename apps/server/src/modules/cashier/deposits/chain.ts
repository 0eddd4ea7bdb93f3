import type { Amount } from '@tessera/protocol';
import type { CallbackHandler, ProviderConnections } from '../../../providers/index.ts';
import type { Again, JobHandler, Tx } from '../../../store/index.ts';
import { addressOf as printAddress } from '../../identity/index.ts';
import type { CashierDeps } from '../deps.ts';
import { channelOfNetwork, feeOf } from './channels.ts';
import { insertDeposit } from './create.ts';
import { type CreditDeps, credit } from './credit.ts';
import { identityOf } from './identity.ts';
import { CHAIN } from './jobs.ts';
import { type Judged, judge, type Network, type TokenTransfer, USDT } from './judge.ts';
import { currentRate, toBase } from './rates.ts';
import { type Deposit, lockDeposit } from './rows.ts';

/** How soon the nodes are asked again, ms: about a block. */
const BLOCK_MS = { erc20: 12_000, trc20: 3_000 } as const;
const AWAY_MS = 5_000;
/** A transaction no node knows is looked for this long. */
const LOOK_FOR_MS = 2 * 3_600_000;

/**
 * What the chain service tells of a transfer is a hint and nothing more: it names a transaction, and both nodes are asked
 * about it (P3).
 */
export function chainCallback({ jobs, clock }: Pick<CashierDeps, 'jobs' | 'clock'>): CallbackHandler {
  return async ({ event, body: { network, tx } }, held) => {
    if (
      (network !== 'trc20' && network !== 'erc20') ||
      typeof tx !== 'string' ||
      !/^(0x)?[0-9a-f]{64}$/.test(tx)
    )
      return { status: 409, body: { code: 'invalid' } };
    const now = clock.local();
    await jobs.add(CHAIN, event, now, { network, tx, until: now + LOOK_FOR_MS }, held);
    return { status: 200, body: {} };
  };
}

interface Followed {
  readonly network: Network;
  readonly tx: string;
  readonly until: number;
}

/** Follows one transaction until it is final, gone or found to be nothing of ours. */
export function followTransfer(deps: CashierDeps, creditDeps: CreditDeps): JobHandler {
  return async (job, tx): Promise<Again | undefined> => {
    const followed = job.payload as Followed;
    const now = deps.clock.local();
    const again = (pause: number) => ({ runAgainAt: now + pause });
    const judged = await askNodes(deps.providers, followed);
    if (!judged) return again(AWAY_MS);
    switch (judged.kind) {
      case 'nothing':
        return undefined;
      case 'disagree':
        deps.log.warn({ network: followed.network, tx: followed.tx }, 'two nodes disagree about a transfer');
        return again(BLOCK_MS[followed.network]);
      case 'unknown':
        await forget(tx, followed);
        return now < followed.until ? again(BLOCK_MS[followed.network]) : undefined;
      default:
        for (const transfer of judged.transfers) {
          await applyTransfer(tx, deps, creditDeps, followed, judged, transfer);
        }
        return judged.kind === 'final' ? undefined : again(BLOCK_MS[followed.network]);
    }
  };
}

async function askNodes(
  providers: ProviderConnections,
  { network, tx }: Pick<Followed, 'network' | 'tx'>,
): Promise<Judged | undefined> {
  const client = providers.client('chain');
  if (!client) return undefined;
  const [one, other] = await Promise.all(
    ['a', 'b'].map((node) => client.call(`/v1/nodes/${node}/receipt`, { network, tx })),
  );
  if (one?.outcome !== 'done' || other?.outcome !== 'done') return undefined;
  return judge(network, tx, one.body, other.body);
}

/** A re-org took the transaction: what was seen of it counts no more. */
async function forget(tx: Tx, { network, tx: hash }: Followed): Promise<void> {
  const { rows } = await tx.query<{ deposit_id: bigint }>(
    `update deposit_payment set state = 'gone', confirmations = 0
     where provider = 'chain' and external_id like $1 and state = 'seen' returning deposit_id`,
    [`${network}/${USDT[network]}/${hash}/%`],
  );
  await tx.query("update deposit set state = 'paid' where id = any ($1) and state = 'confirming'", [
    rows.map(({ deposit_id }) => deposit_id),
  ]);
}

async function applyTransfer(
  tx: Tx,
  deps: CashierDeps,
  creditDeps: CreditDeps,
  { network, tx: hash }: Followed,
  { kind, confirmations, at }: Extract<Judged, { confirmations: number }>,
  { log, to, units }: TokenTransfer,
): Promise<void> {
  const address = printAddress(network === 'erc20' ? 'eth' : 'tron', Buffer.from(to, 'hex')).text;
  const owner = await tx.query<{ user_id: bigint }>(
    'select user_id from deposit_address where network = $1 and address = $2',
    [network, address],
  );
  // Ours alone: what else the transaction moved is nobody's here.
  const userId = owner.rows[0]?.user_id;
  // USDT counts millionths, the book ten-thousandths: what is smaller stays where it is (L14).
  const amount = (units / 100n) as Amount;
  if (userId === undefined || amount === 0n) return;
  // Two events may tell of the same transfer at once: one after the other, so that it gets one deposit.
  await tx.query('select from user_account where id = $1 for no key update', [userId]);
  const externalId = `${network}/${USDT[network]}/${hash}/${log}`;
  const deposit = await depositFor(tx, deps, { network, userId, amount, externalId });
  if (!deposit) return;
  await tx.query(
    `insert into deposit_payment (provider, external_id, deposit_id, user_id, amount, currency, state, confirmations,
       paid_at, at)
     values ('chain', $1, $2, $3, $4, 'USDT', 'seen', $5, $6, app_now())
     on conflict (provider, external_id) do update
       set state = 'seen', confirmations = excluded.confirmations, paid_at = excluded.paid_at, at = excluded.at
     where deposit_payment.state in ('seen', 'gone')`,
    [externalId, deposit.id, userId, amount, confirmations, new Date(at)],
  );
  if (kind === 'seen') {
    await tx.query(
      "update deposit set state = 'confirming' where id = $1 and state in ('created', 'paid', 'expired', 'cancelled')",
      [deposit.id],
    );
    return;
  }
  const worth = await worthOf(tx, deposit, amount);
  const payment = { provider: 'chain', externalId, amount, currency: 'USDT', paidAt: at } as const;
  await credit(tx, creditDeps, deposit, payment, worth);
}

/**
 * The deposit a transfer belongs to: the one it was linked to before, an open order of this network (of this very sum
 * first), or a new one, because money on a player's address is his whether he ordered it or not.
 */
async function depositFor(
  tx: Tx,
  deps: CashierDeps,
  {
    network,
    userId,
    amount,
    externalId,
  }: { network: Network; userId: bigint; amount: Amount; externalId: string },
): Promise<Deposit | undefined> {
  const linked = await tx.query<{ deposit_id: bigint; state: string }>(
    "select deposit_id, state from deposit_payment where provider = 'chain' and external_id = $1",
    [externalId],
  );
  const known = linked.rows[0];
  if (known) return ['seen', 'gone'].includes(known.state) ? lockDeposit(tx, known.deposit_id) : undefined;
  const open = await tx.query<{ id: bigint }>(
    `select d.id from deposit d
     where d.user_id = $1 and d.method = $2 and d.state in ('created', 'paid')
       and not exists (select from deposit_payment p where p.deposit_id = d.id and p.state = 'seen')
     order by d.pay_amount = $3 desc, d.id limit 1 for update`,
    [userId, `usdt-${network}`, amount],
  );
  if (open.rows[0]) return lockDeposit(tx, open.rows[0].id);
  const [rate, identity, channel] = [
    await currentRate(tx, 'USDT'),
    await identityOf(tx, userId),
    await channelOfNetwork(tx, network),
  ];
  if (!rate) throw new Error('USDT came in and has no rate: set one');
  const worth = toBase(amount, rate.value);
  const fee = feeOf(channel, worth);
  // Dust that is worth nothing, or less than its fee, is left where it lies.
  if (worth === 0n || fee >= worth) return undefined;
  const terms = { amount: worth, fee, payAmount: amount, payCurrency: 'USDT', rate };
  const address = await tx.query<{ address: string }>(
    'select address from deposit_address where network = $1 and user_id = $2',
    [network, userId],
  );
  const payee = { network, address: address.rows[0]?.address ?? '' };
  return insertDeposit(tx, deps, { userId, rid: null, channel, terms, payer: identity.name ?? '', payee });
}

/** What a sum of USDT is worth for a deposit: at the rate of its order, which was shown to the player. */
async function worthOf(
  tx: Tx,
  { channel_id, rate, pay_amount, amount, fee }: Deposit,
  paid: Amount,
): Promise<{ amount: Amount; fee: Amount }> {
  // Paid exactly as ordered: exactly what was promised.
  if (paid === pay_amount) return { amount, fee };
  const { rows } = await tx.query<{ fee_ppm: number; fee_fixed: Amount }>(
    'select fee_ppm, fee_fixed from deposit_channel where id = $1',
    [channel_id],
  );
  const worth = toBase(paid, rate!);
  return { amount: worth, fee: feeOf(rows[0]!, worth) };
}
