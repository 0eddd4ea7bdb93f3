import { printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import type { Store } from '../../store/index.ts';
import {
  lockInForce,
  payoutsTo,
  readTurnover,
  recentDeposits,
  type ShownWithdrawal,
  withdrawalEvidence,
} from '../cashier/index.ts';
import { deviceText } from '../identity/index.ts';
import type { Settings } from '../settings/index.ts';
import { linkedOf } from './players/profile.ts';
import { MARK_DIGITS } from './players/search-word.ts';

type Evidence = ConsoleReplyOf<'consoleWithdrawalGet'>['evidence'];

/** What speaks for and against paying a withdrawal, as the role may see it. */
export async function evidenceOf(
  { store, settings }: { readonly store: Store; readonly settings: Settings },
  row: ShownWithdrawal,
  { mask }: Pick<Grant, 'mask'>,
): Promise<Evidence> {
  const found = await withdrawalEvidence(store, row);
  const turnover = await readTurnover(store, { userId: row.user_id, currency: row.currency }, settings);
  const deposits = await recentDeposits(store, row.user_id);
  const payouts = await payoutsTo(store, row);
  const linked = await linkedOf(store, Number(row.user_id));
  const lock = await lockInForce(store, row.user_id);
  return {
    registeredAt: found.registered_at.getTime(),
    enabled: found.enabled,
    balance: printAmount(found.balance),
    deposits: { count: found.deposits, amount: printAmount(found.deposited) },
    withdrawals: { count: found.withdrawals, amount: printAmount(found.withdrawn) },
    accountSince: found.account_since.getTime(),
    accountShared: found.account_shared,
    guarded: found.guarded,
    cleared: found.cleared,
    turnover: turnover.map(({ source, required, done, left }) => ({
      source,
      required: printAmount(required),
      done: printAmount(done),
      left: printAmount(left),
    })),
    recentDeposits: deposits.map(({ id, amount, channel_id, at }) => ({
      id: Number(id),
      amount: printAmount(amount),
      channel: channel_id,
      at: at.getTime(),
    })),
    payouts: {
      count: payouts.count,
      amount: printAmount(payouts.amount),
      lastAt: payouts.last_at?.getTime() ?? null,
    },
    linked: linked.map((one) => (mask.includes('name') ? { ...one, userName: null } : one)),
    devices: await devicesOf(store, row.user_id),
    marks: await marksOf(store, row.user_id),
    lock: lock ? { reason: lock.reason, at: lock.locked_at.getTime() } : null,
  };
}

/** Browsers that signed in last, with how many other players have used each. */
async function devicesOf(store: Pick<Store, 'query'>, userId: bigint): Promise<Evidence['devices']> {
  const { rows } = await store.query<{
    browser_hash: Buffer;
    user_agent: string;
    address: string;
    at: Date;
    shared: number;
  }>(
    `select s.browser_hash, s.user_agent, s.address, s.created_at as at, (
       select count(distinct o.user_id)::integer from player_browser o where o.browser_hash = s.browser_hash and o.user_id <> $1) as shared
     from (select distinct on (browser_hash) browser_hash, user_agent, address, created_at from player_browser_session
       where user_id = $1 order by browser_hash, created_at desc) s
     order by s.created_at desc limit 5`,
    [userId],
  );
  return rows.map(({ browser_hash, user_agent, address, at, shared }) => ({
    mark: browser_hash.toString('hex').slice(0, MARK_DIGITS),
    device: deviceText(user_agent),
    address,
    at: at.getTime(),
    shared,
  }));
}

async function marksOf(store: Pick<Store, 'query'>, userId: bigint): Promise<Evidence['marks']> {
  const { rows } = await store.query<{ kind: string; at: Date }>(
    'select kind, at from harm_recent where user_id = $1 order by at desc limit 20',
    [userId],
  );
  return rows.map(({ kind, at }) => ({ kind, at: at.getTime() }));
}
