import type { Amount } from '@tessera/protocol';
import { z } from 'zod';
import type { CallbackHandler, ProviderConnections } from '../../../providers/index.ts';
import { type Again, defineJob, type Tx } from '../../../store/index.ts';
import { addressOf as printAddress } from '../../identity/index.ts';
import { currentRate, toBase } from '../rates/rates.ts';
import { identityOf } from '../verified-identity/verified-identity.ts';
import { channelOfNetwork, feeOf } from './channels.ts';
import { insertDeposit } from './create.ts';
import { credit } from './credit.ts';
import type { DepositDeps } from './deps.ts';
import { type Judged, judge, type Network, type TokenTransfer, USDT } from './judge.ts';
import { type Deposit, lockDeposit } from './rows.ts';
import { worthOf } from './worth.ts';

/** Interval between two requests to the nodes, ms: about one block. */
const BLOCK_MS = { erc20: 12_000, trc20: 3_000 } as const;
const AWAY_MS = 5_000;
/** How long a transaction that no node knows is looked for. */
const LOOK_FOR_MS = 2 * 3_600_000;

/**
 * A callback of the chain service is only a hint: it names a transaction, and both nodes are then asked about it (P3).
 */
export function chainCallback({ jobs, clock }: Pick<DepositDeps, 'jobs' | 'clock'>): CallbackHandler {
  return async ({ event, body: { network, tx } }, held) => {
    if (
      (network !== 'trc20' && network !== 'erc20') ||
      typeof tx !== 'string' ||
      !/^(0x)?[0-9a-f]{64}$/.test(tx)
    )
      return { status: 409, body: { code: 'invalid' } };
    const now = clock.local();
    await jobs.add(chainJob, event, now, { network, tx, until: now + LOOK_FOR_MS }, held);
    return { status: 200, body: {} };
  };
}

/** One transaction on a chain; `until`: how long it is looked for, ms. */
const followedPayload = z.object({ network: z.enum(['trc20', 'erc20']), tx: z.string(), until: z.number() });
type Followed = z.output<typeof followedPayload>;

/**
 * Follows one transaction until it is final, gone, or found to contain no transfer to the platform; key: the id of the event that
 * started it.
 */
export const chainJob = defineJob('deposit.chain', {
  slow: true,
  payload: followedPayload,
  async run(deps: DepositDeps, { payload: followed }, tx): Promise<Again | undefined> {
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
          await applyTransfer(tx, deps, followed, judged, transfer);
        }
        return judged.kind === 'final' ? undefined : again(BLOCK_MS[followed.network]);
    }
  },
});

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

/** Reverts a transfer that was seen but removed by a re-org. */
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
  deps: DepositDeps,
  { network, tx: hash }: Followed,
  { kind, confirmations, at }: Extract<Judged, { confirmations: number }>,
  { log, to, units }: TokenTransfer,
): Promise<void> {
  const address = printAddress(network === 'erc20' ? 'eth' : 'tron', Buffer.from(to, 'hex')).text;
  const owner = await tx.query<{ user_id: bigint }>(
    'select user_id from deposit_address where network = $1 and address = $2',
    [network, address],
  );
  // Only transfers to addresses of players count; other transfers of the transaction are ignored.
  const userId = owner.rows[0]?.user_id;
  // USDT has 6 decimals, the ledger 4: smaller fractions are not credited (L14).
  const amount = (units / 100n) as Amount;
  if (userId === undefined || amount === 0n) return;
  // Two events may report the same transfer at once. The lock serialises them, so that it gets one deposit.
  await tx.query('select from player where id = $1 for no key update', [userId]);
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
  const worth = await worthOf(tx, deposit, { amount, currency: 'USDT' });
  const payment = { provider: 'chain', externalId, amount, currency: 'USDT', paidAt: at } as const;
  await credit(tx, deps, deposit, payment, worth);
}

/**
 * The deposit of a transfer: the one it was linked to before, else an open order of this network (one of exactly this
 * amount first), else a new one, because money on a player's address belongs to the player even without an order.
 */
async function depositFor(
  tx: Tx,
  deps: DepositDeps,
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
  if (!rate) throw new Error('USDT was received but has no exchange rate: set one');
  const worth = toBase(amount, rate.value);
  const fee = feeOf(channel, worth);
  // An amount worth nothing, or not more than its fee, is not credited.
  if (worth === 0n || fee >= worth) return undefined;
  const terms = { amount: worth, fee, payAmount: amount, payCurrency: 'USDT', rate };
  const address = await tx.query<{ address: string }>(
    'select address from deposit_address where network = $1 and user_id = $2',
    [network, userId],
  );
  const payee = { network, address: address.rows[0]?.address ?? '' };
  return insertDeposit(tx, deps, { userId, rid: null, channel, terms, payer: identity.name ?? '', payee });
}
