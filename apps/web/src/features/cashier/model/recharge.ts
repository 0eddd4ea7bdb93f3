import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, amountOf, parseAmount, ratePpmOf } from '@tessera/protocol/money';

export type Channels = CallReply<'POST /api/recharge/channel'>;
export type Channel = Channels['channels'][number];
/** One deposit of the player. */
export type Recharge = CallReply<'POST /api/recharge/detail'>;
type State = Recharge['state'];

/** What a channel takes of an amount: a share of it, rounded down, and a sum on top. */
export function feeOf(
  amount: Amount,
  { fee_ppm, fee_fixed }: Pick<Channel, 'fee_ppm' | 'fee_fixed'>,
): Amount {
  const fixed = parseAmount(fee_fixed);
  return amountOf(ratePpmOf(amount, fee_ppm) + (fixed.ok ? fixed.value : 0n));
}

/** What is to be paid in a channel's currency for an amount, rounded up to its last place; `rate` is the amount of one. */
export function payOf(amount: Amount, rate: Amount): Amount {
  const units = amount * 10_000n;
  return amountOf((units + rate - 1n) / rate);
}

/** Whether the deposit may still move by itself: money that comes late is credited as well. */
export function isWaiting({ state }: Pick<Recharge, 'state'>): boolean {
  return state === 'created' || state === 'paid' || state === 'confirming';
}

/** Whether the player can still be asked to pay. */
export function isPayable(
  { state, expires_at }: Pick<Recharge, 'state' | 'expires_at'>,
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

/** Step of ordered, to be paid, being confirmed, credited that runs; 4 when all are done. */
export const stepOf = ({ state }: Pick<Recharge, 'state'>): number => places[state];

/** How the state of a deposit is painted. */
export function toneOfRecharge(state: State): 'success' | 'danger' | 'warning' | 'info' | undefined {
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

/** `mm:ss` of what is left, in ms; never below zero. */
export function minutesText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
