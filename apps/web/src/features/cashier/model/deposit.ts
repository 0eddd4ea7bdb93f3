import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, amountOf, parseAmount, ratePpmOf } from '@tessera/protocol/money';

export type Channels = CallReply<'POST /api/recharge/channel'>;
export type Channel = Channels['channels'][number];
/** One deposit of the player. */
export type Deposit = CallReply<'POST /api/recharge/detail'>;
type State = Deposit['state'];

/** A channel's fee for an amount: a share of it, rounded down, plus a fixed sum. */
export function feeOf(
  amount: Amount,
  { fee_ppm, fee_fixed }: Pick<Channel, 'fee_ppm' | 'fee_fixed'>,
): Amount {
  const fixed = parseAmount(fee_fixed);
  return amountOf(ratePpmOf(amount, fee_ppm) + (fixed.ok ? fixed.value : 0n));
}

/** The sum to pay in a channel's currency, rounded up to its last place; `rate` is the amount of one unit of it. */
export function payOf(amount: Amount, rate: Amount): Amount {
  const units = amount * 10_000n;
  return amountOf((units + rate - 1n) / rate);
}

/** Whether the deposit may still change without the player; late payments are credited as well. */
export function isWaiting({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'created' || state === 'paid' || state === 'confirming';
}

/** Whether the player can still pay. */
export function isPayable(
  { state, expires_at }: Pick<Deposit, 'state' | 'expires_at'>,
  now: number,
): boolean {
  return (state === 'created' || state === 'paid') && expires_at > now;
}

const places: Readonly<Record<State, number>> = {
  created: 1,
  paid: 2,
  confirming: 2,
  credited: 4,
  failed: 2,
  expired: 1,
  cancelled: 1,
};

/** Current step of ordered, to be paid, being confirmed, credited; 4 when all are done. */
export const stepOf = ({ state }: Pick<Deposit, 'state'>): number => places[state];

/** Tag colour of a deposit state. */
export function toneOfDeposit(state: State): 'success' | 'danger' | 'warning' | 'info' | undefined {
  switch (state) {
    case 'credited':
      return 'success';
    case 'failed':
      return 'danger';
    case 'created':
      return 'warning';
    case 'paid':
    case 'confirming':
      return 'info';
    case 'expired':
    case 'cancelled':
      return undefined;
  }
}

/** Time left in ms as `mm:ss`; never below zero. */
export function minutesText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
