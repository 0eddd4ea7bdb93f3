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

export const depositMethods = ['bank', 'qr', 'card', 'usdt-trc20', 'usdt-erc20'] as const;

/**
 * `created`: not yet paid. `paid`: the player reports the payment. `confirming`: the provider or the chain has seen the
 * money. `credited`: it is on the balance. `expired` and `cancelled`: no payment arrived; a late one is still credited.
 * `failed`: the payment arrived but may not be credited, or the provider refused it; see `reason`.
 */
export const depositStates = [
  'created',
  'paid',
  'confirming',
  'credited',
  'failed',
  'expired',
  'cancelled',
] as const;

/**
 * Why a deposit failed: the provider refused it; the payment differs from the order; it exceeds the player's own limit; or the
 * player is taking a break. Money already received is returned to the sender.
 */
export const depositReasons = [
  'refused',
  'amount_differs',
  'payer_differs',
  'limit_deposit_reached',
  'self_excluded',
  'timeout_active',
  'session_limit_reached',
] as const;

/** Result of the check of the player's name (RP12); deposits require `verified`. */
export const identityStates = ['none', 'verified', 'unclear', 'refused'] as const;
const identity = z.object({ state: z.enum(identityStates), name: z.string().nullable() });

const channel = z.object({
  id: slug,
  method: z.enum(depositMethods),
  name: names,
  min: amountText,
  max: amountText,
  /** The fee: a share of the amount, plus a fixed amount. */
  fee_ppm: ppm,
  fee_fixed: amountText,
  /** Usual time until the deposit is credited. */
  minutes: z.int().positive(),
  state: z.enum(['open', 'maintenance', 'down']),
  presets: z.array(amountText),
  /**
   * Units of the base currency per unit of the channel's, and the time of that rate; only when the currencies differ.
   */
  rate: z.object({ value: amountText, at: ms }).optional(),
  last_used: z.boolean(),
});

export const depositRow = z.object({
  id: rowId,
  channel: slug,
  method: z.enum(depositMethods),
  state: z.enum(depositStates),
  /** Before the fee, in the base currency. */
  amount: amountText,
  /** Exact amount to pay, in `pay_currency`. */
  pay_amount: amountText,
  pay_currency: z.string(),
  fee: amountText,
  /** Amount credited to the balance. */
  credit: amountText,
  /** Payment details; fields that the method does not use are absent. */
  payee: z.object({
    name: z.string().optional(),
    bank: z.string().optional(),
    account: z.string().optional(),
    /** Must accompany the payment so that it can be matched. */
    reference: z.string().optional(),
    /** Text to be shown as a QR code. */
    qr: z.string().optional(),
    address: z.string().optional(),
    network: z.enum(['trc20', 'erc20']).optional(),
    /** The provider's page for a card payment or a transfer. */
    url: z.string().optional(),
  }),
  rate: z.object({ value: amountText, at: ms }).optional(),
  expires_at: ms,
  created_at: ms,
  credited_at: ms.nullable(),
  /** Blocks after the payment's block, and how many make it final; only for a chain payment that was seen. */
  confirmations: z.int().nonnegative().optional(),
  confirmations_needed: z.int().positive().optional(),
  reason: z.enum(depositReasons).optional(),
  /** URL of the uploaded receipt on the origin for files; absent without one. */
  receipt: z.string().optional(),
  /** The provider is the sandbox: no real money moves. */
  simulated: z.boolean(),
});

const ofDeposit = z.object({ rid: requestRid.optional(), id: rowId });

export const depositChannel = endpoint('POST', '/api/recharge/channel', {
  request: nothing,
  reply: z.object({
    /** Last used first. */
    channels: z.array(channel),
    /** Amount left under the tightest deposit limit; null without one (RP1). */
    limit_left: amountText.nullable(),
    /** The player has never deposited and never set a limit, so the client asks for a limit first (RP1). */
    ask_limits: z.boolean(),
    identity,
  }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "Deposit channels, the amount left under the player's limits, and the state of the identity check.",
});

export const depositIdentity = endpoint('POST', '/api/recharge/identity', {
  request: z.object({
    rid: requestRid.optional(),
    /** Must match the bank account. */
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
    'Has the identity provider check the name, once before the first deposit (RP12); a verified name is kept.',
});

export const depositCreate = endpoint('POST', '/api/recharge/create', {
  request: z.object({ rid: requestRid, channel: slug, amount: amountInput }),
  reply: depositRow,
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
  about: 'Creates a deposit and returns where to pay and the exact amount.',
});

export const depositDetail = endpoint('POST', '/api/recharge/detail', {
  request: z.object({ id: rowId }),
  reply: depositRow,
  errors: ['trial_not_allowed', 'not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "One of the player's deposits.",
});

export const depositPaid = endpoint('POST', '/api/recharge/paid', {
  request: ofDeposit,
  reply: depositRow,
  errors: ['trial_not_allowed', 'not_found', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Records that the player reports a payment. Moves no money.',
});

export const depositReceipt = endpoint('POST', '/api/recharge/receipt', {
  request: z.object({
    rid: requestRid.optional(),
    id: rowId,
    /**
     * PNG or JPEG in base64, at most 2 MiB as a file and 4 million pixels. Clients convert other formats and larger
     * files first (E1).
     */
    image: z.string().min(16).max(2_796_204),
  }),
  reply: depositRow,
  errors: ['trial_not_allowed', 'not_found', 'receipt_invalid', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'receipt',
  writes: true,
  large: true,
  about: 'Adds an image of the payment; the server re-encodes it, which removes its metadata.',
});

export const depositCancel = endpoint('POST', '/api/recharge/cancel', {
  request: ofDeposit,
  reply: depositRow,
  errors: ['trial_not_allowed', 'not_found', 'recharge_expired', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Cancels an unpaid deposit.',
});

export const depositRecord = endpoint('POST', '/api/recharge/record', {
  request: z.object({
    /** Ordered at or after `from`, before `to`, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    state: z.enum(depositStates).optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({ items: z.array(depositRow), next: cursor.nullable() }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own deposits, newest first.",
});
