import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import { currentRate, setRate } from '../modules/cashier/index.ts';
import type { Store } from '../store/index.ts';
import { OpsRefused } from './refused.ts';

/** Dependencies of the commands about deposits and rates. */
export interface DepositOpsDeps {
  readonly store: Store;
  /** Gives the list of currencies a new version after a rate has changed. */
  readonly ratesChanged: () => Promise<void>;
  readonly by: string;
}

export const depositUsage = `  rate set CURRENCY VALUE       set the rate from now on: units of the base currency for one unit of CURRENCY (USDT 7.2)
  deposit channels              list the deposit channels
  deposit open|close ID         let a channel take new orders, or stop it; payments that still arrive are credited
  deposit review                payments that may not be credited and wait for an operator
  deposit returned PROVIDER PAYMENT                one of these payments was sent back by hand`;

/** Carries out a command about deposits; `undefined` for any other command. Errors: `OpsRefused`. */
export async function depositCommand(
  command: string,
  rest: readonly string[],
  deps: DepositOpsDeps,
): Promise<string | undefined> {
  switch (command) {
    case 'rate set':
      return changeRate(rest, deps);
    case 'deposit channels':
      return listChannels(deps);
    case 'deposit open':
    case 'deposit close':
      return openChannel(rest, command === 'deposit open', deps);
    case 'deposit review':
      return listReview(deps);
    case 'deposit returned':
      return markReturned(rest, deps);
    default:
      return undefined;
  }
}

async function changeRate(
  [currency = '', text = '']: readonly string[],
  { store, ratesChanged, by }: DepositOpsDeps,
): Promise<string> {
  const value = parseAmount(text);
  if (!/^[A-Z]{3,8}$/.test(currency) || !value.ok || value.value <= 0n)
    throw new OpsRefused('A rate is a currency and an amount of the base one, such as USDT 7.2.');
  const known = await store.query('select from currency where id = $1 and not is_base and listed', [
    currency,
  ]);
  if (known.rowCount === 0) throw new OpsRefused(`${currency} has no rate.`);
  const before = await currentRate(store, currency);
  await setRate(store, { currency, value: value.value, by });
  await ratesChanged();
  return `One ${currency} is ${printAmount(value.value)} now${before ? `, ${printAmount(before.value)} before` : ''}.`;
}

async function listChannels({ store }: DepositOpsDeps): Promise<string> {
  const { rows } = await store.query<{ id: string; open: boolean; least: Amount; most: Amount }>(
    'select id, open, least, most from deposit_channel order by sort',
  );
  return rows
    .map(
      ({ id, open, least, most }) =>
        `${id} ${open ? 'open' : 'closed'} ${printAmount(least)} to ${printAmount(most)}`,
    )
    .join('\n');
}

async function openChannel(
  [id = '', ...more]: readonly string[],
  open: boolean,
  { store }: DepositOpsDeps,
): Promise<string> {
  const { rowCount } = await store.query('update deposit_channel set open = $2 where id = $1', [id, open]);
  if (rowCount === 0 || more.length > 0) throw new OpsRefused(`There is no deposit channel ${id}.`);
  return `${id} ${open ? 'takes orders' : 'takes no new orders'}.`;
}

async function listReview({ store }: DepositOpsDeps): Promise<string> {
  const { rows } = await store.query<{
    provider: string;
    external_id: string;
    deposit_id: bigint;
    amount: Amount;
    currency: string;
    reason: string;
  }>(
    `select provider, external_id, deposit_id, amount, currency, reason from deposit_payment
     where state = 'review' order by at`,
  );
  if (rows.length === 0) return 'No payment is under review.';
  return rows
    .map(
      ({ provider, external_id, deposit_id, amount, currency, reason }) =>
        `${provider} ${external_id} ${printAmount(amount)} ${currency}: ${reason} (deposit ${deposit_id})`,
    )
    .join('\n');
}

async function markReturned(
  [provider = '', payment = '']: readonly string[],
  { store }: DepositOpsDeps,
): Promise<string> {
  const { rowCount } = await store.query(
    `update deposit_payment set state = 'returned', at = app_now()
     where provider = $1 and external_id = $2 and state = 'review'`,
    [provider, payment],
  );
  if (rowCount === 0) throw new OpsRefused('No such payment is under review.');
  return `${payment} is marked as sent back.`;
}
