import { type Amount, amountOf, dayIn, parseAmount, ratePpmOf, shareOf, UNIT } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import type { Settings } from '../../settings/index.ts';
import { perksNow } from '../../vip/index.ts';
import type { AccountKind } from '../payees/payee-row.ts';
import { currentRate, type Rate } from '../rates/rates.ts';

/** Currency of payouts to addresses. */
const WALLET_CURRENCY = 'USDT';

/** Amount that the provider is told to pay. */
export interface Pay {
  readonly currency: string;
  readonly amount: Amount;
  /** Only if the currency differs from the player's. */
  readonly rate: Rate | undefined;
}

/** An amount from the settings. */
export function setAmount(
  settings: Settings,
  key: 'withdrawMin' | 'withdrawAutoBelow' | 'depositAloneBelow',
): Amount {
  const parsed = parseAmount(settings.get(key));
  if (!parsed.ok) throw new Error(`setting ${key} is not an amount`);
  return parsed.value;
}

/** What a player may still withdraw today at the VIP level held. */
export interface LeftToday {
  /** Withdrawals in total and without a fee. */
  readonly day: number;
  readonly free: number;
  /** Largest single withdrawal. */
  readonly max: Amount;
}

/** How many withdrawals a player may still make today and the largest one; rejected and failed ones count too. */
export async function leftToday(
  store: Store | Tx,
  userId: bigint,
  now: number,
  settings: Settings,
): Promise<LeftToday> {
  const zone = settings.get('timeZone');
  const { rows } = await store.query<{ used: number }>(
    `select count(*)::integer as used from withdrawal
     where user_id = $1 and created_at >= $2::timestamp at time zone $3`,
    [userId, `${dayIn(now, zone)} 00:00:00`, zone],
  );
  const left = (most: number) => Math.max(0, most - rows[0]!.used);
  const perks = await perksNow(store, userId, settings);
  return { day: left(perks.withdrawals), free: left(perks.freeWithdrawals), max: perks.withdrawalMax };
}

/** Fee of a withdrawal, rounded down (L16). */
export function feeOf(amount: Amount, freeLeft: number, settings: Settings): Amount {
  return freeLeft > 0 ? amountOf(0n) : ratePpmOf(amount, settings.get('withdrawFeePpm'));
}

/**
 * Converts an amount of the player's currency into the payout currency of the account. Errors: `provider_unavailable` while there
 * is no rate, or if the result rounds to nothing.
 */
export async function payOf(
  through: Pick<Tx, 'query'>,
  kind: AccountKind,
  currency: string,
  arrives: Amount,
): Promise<Pay> {
  if (kind === 'bank') return { currency, amount: arrives, rate: undefined };
  const rate = await currentRate(through, WALLET_CURRENCY);
  if (!rate) throw new AppError('provider_unavailable');
  const amount = shareOf(arrives, UNIT, rate.value);
  if (amount <= 0n) throw new AppError('provider_unavailable');
  return { currency: WALLET_CURRENCY, amount, rate };
}
