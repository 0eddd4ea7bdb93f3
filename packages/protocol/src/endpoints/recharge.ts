import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountInput,
  amountText,
  cursor,
  ms,
  names,
  nothing,
  pageSize,
  ppm,
  requestRid,
  rowId,
  slug,
} from '../schemas.ts';

export const rechargeMethods = ['bank', 'qr', 'card', 'usdt-trc20', 'usdt-erc20'] as const;

/**
 * `created`: to be paid. `paid`: the player says he has. `confirming`: the provider or the chain has seen the money.
 * `credited`: it is on the balance. `expired` and `cancelled`: nothing came; money that still comes is credited.
 * `failed`: it came and may not be credited, or the provider refused it; `reason` says why.
 */
export const rechargeStates = [
  'created',
  'paid',
  'confirming',
  'credited',
  'failed',
  'expired',
  'cancelled',
] as const;

/**
 * Why a deposit failed: the provider refused it; the money that came differs from the order; it is more than the
 * player's own limit leaves, or he is taking a break: then the money goes back to where it came from.
 */
export const rechargeReasons = [
  'refused',
  'amount_differs',
  'payer_differs',
  'limit_deposit_reached',
  'self_excluded',
  'timeout_active',
  'session_limit_reached',
] as const;

/** Whether the player's name was checked (RP12); without `verified` there is no deposit. */
export const identityStates = ['none', 'verified', 'unclear', 'refused'] as const;
const identity = z.object({ state: z.enum(identityStates), name: z.string().nullable() });

const channel = z.object({
  id: slug,
  method: z.enum(rechargeMethods),
  name: names,
  min: amountText,
  max: amountText,
  /** What is taken off: a share of the amount, and a sum on top. */
  fee_ppm: ppm,
  fee_fixed: amountText,
  /** Usual time until it is credited. */
  minutes: z.int().positive(),
  state: z.enum(['open', 'maintenance', 'down']),
  presets: z.array(amountText),
  /** Units of the base currency for one of the channel's, and since when; only where they differ. */
  rate: z.object({ value: amountText, at: ms }).optional(),
  last_used: z.boolean(),
});

export const rechargeRow = z.object({
  id: rowId,
  channel: slug,
  method: z.enum(rechargeMethods),
  state: z.enum(rechargeStates),
  /** Before the fee, in the base currency. */
  amount: amountText,
  /** Exactly what is to be paid, in `pay_currency`. */
  pay_amount: amountText,
  pay_currency: z.string(),
  fee: amountText,
  /** What the balance gains. */
  credit: amountText,
  /** Where to pay; what the method has no use for is absent. */
  payee: z.object({
    name: z.string().optional(),
    bank: z.string().optional(),
    account: z.string().optional(),
    /** Goes with the payment, so that it is recognised. */
    reference: z.string().optional(),
    /** Text to be shown as a QR code. */
    qr: z.string().optional(),
    address: z.string().optional(),
    network: z.enum(['trc20', 'erc20']).optional(),
    /** Page of the provider on which a card is paid or a transfer made. */
    url: z.string().optional(),
  }),
  rate: z.object({ value: amountText, at: ms }).optional(),
  expires_at: ms,
  created_at: ms,
  credited_at: ms.nullable(),
  /** Blocks on top of the payment's, and how many make it final; only on a chain, once it was seen. */
  confirmations: z.int().nonnegative().optional(),
  confirmations_needed: z.int().positive().optional(),
  reason: z.enum(rechargeReasons).optional(),
  /** A receipt was uploaded: its address on the files' own origin. */
  receipt: z.string().optional(),
  /** The provider is the sandbox's: no money moves. */
  simulated: z.boolean(),
});

const ofRecharge = z.object({ rid: requestRid.optional(), id: rowId });

export const rechargeChannel = endpoint('POST', '/api/recharge/channel', {
  request: nothing,
  reply: z.object({
    /** The last used first. */
    channels: z.array(channel),
    /** What the tightest deposit limit leaves now; null without one (RP1). */
    limit_left: amountText.nullable(),
    /** The player has never deposited nor set a limit: he is to be asked for one first (RP1). */
    ask_limits: z.boolean(),
    identity,
  }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Ways to deposit, what the player may still deposit, and whether his identity is verified.',
});

export const rechargeIdentity = endpoint('POST', '/api/recharge/identity', {
  request: z.object({
    rid: requestRid.optional(),
    /** As on the bank account. */
    name: z.string().trim().min(2).max(60),
  }),
  reply: identity,
  errors: [
    'trial_not_allowed',
    'provider_unavailable',
    'self_excluded',
    'idempotency_conflict',
    'clock_skew',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Has the name checked by the identity provider, once before the first deposit (RP12); a verified one stays.',
});

export const rechargeCreate = endpoint('POST', '/api/recharge/create', {
  request: z.object({ rid: requestRid, channel: slug, amount: amountInput }),
  reply: rechargeRow,
  errors: [
    'trial_not_allowed',
    'kyc_required',
    'not_found',
    'channel_unavailable',
    'provider_unavailable',
    'amount_invalid',
    'amount_below_min',
    'amount_above_max',
    'limit_deposit_reached',
    'self_excluded',
    'timeout_active',
    'session_limit_reached',
    'idempotency_conflict',
    'clock_skew',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Orders a deposit and answers where and what exactly to pay.',
});

export const rechargeDetail = endpoint('POST', '/api/recharge/detail', {
  request: z.object({ id: rowId }),
  reply: rechargeRow,
  errors: ['trial_not_allowed', 'not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "One of the player's deposits.",
});

export const rechargePaid = endpoint('POST', '/api/recharge/paid', {
  request: ofRecharge,
  reply: rechargeRow,
  errors: ['trial_not_allowed', 'not_found', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'The player says that he has paid. Moves no money.',
});

export const rechargeReceipt = endpoint('POST', '/api/recharge/receipt', {
  request: z.object({
    rid: requestRid.optional(),
    id: rowId,
    /** PNG or JPEG in base64, at most 2 MiB as a file and 4 million pixels: clients make others and larger ones such first (E1). */
    image: z.string().min(16).max(2_796_204),
  }),
  reply: rechargeRow,
  errors: ['trial_not_allowed', 'not_found', 'receipt_invalid', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'receipt',
  writes: true,
  large: true,
  about: 'Adds a picture of the payment; it is made anew, without what it carried beside the picture.',
});

export const rechargeCancel = endpoint('POST', '/api/recharge/cancel', {
  request: ofRecharge,
  reply: rechargeRow,
  errors: ['trial_not_allowed', 'not_found', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Gives up a deposit that was not paid.',
});

export const rechargeRecord = endpoint('POST', '/api/recharge/record', {
  request: z.object({
    /** Ordered at or after / before, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    state: z.enum(rechargeStates).optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({ items: z.array(rechargeRow), next: cursor.nullable() }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own deposits, newest first.",
});
