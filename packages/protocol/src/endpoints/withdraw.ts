import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountInput, amountText, cursor, ms, pageSize, requestRid, rowId } from '../schemas.ts';

/** States of L11. `sent`: the provider reports it paid. `confirmed`: it is posted in the ledger. */
export const withdrawState = z.enum([
  'requested',
  'reviewing',
  'approved',
  'sending',
  'sent',
  'confirmed',
  'rejected',
  'failed',
]);

export const withdrawTarget = z.object({ kind: z.enum(['bank', 'wallet']), id: rowId });

/** Amount paid in a currency other than the player's, at the rate of `at`. */
const exchange = z.object({
  currency: z.string(),
  amount: amountText,
  /** Units of the player's currency per unit of this one. */
  rate: z.string(),
  at: ms,
});

export const withdrawRow = z.object({
  id: rowId,
  state: withdrawState,
  currency: z.string(),
  amount: amountText,
  fee: amountText,
  /** `amount` minus `fee`, in the player's currency. */
  arrives: amountText,
  pay: exchange.nullable(),
  target: z.object({ kind: z.enum(['bank', 'wallet']), label: z.string() }),
  steps: z.array(z.object({ state: withdrawState, at: ms })),
  /** Message key or an operator's text, for a withdrawal whose money was returned. */
  reason: z.string().nullable(),
  created_at: ms,
  /** Expected arrival; null once the withdrawal is final. */
  expected_at: ms.nullable(),
});

/** Why part of the player's money cannot be withdrawn now. */
export const blockedReason = z.enum(['turnover', 'bonus', 'chase', 'withdrawing', 'transfer', 'platform']);

export const withdrawQuote = endpoint('POST', '/api/withdraw/quote', {
  request: z.object({ amount: amountInput.optional(), target: withdrawTarget.optional() }),
  reply: z.object({
    currency: z.string(),
    balance: amountText,
    withdrawable: amountText,
    blocked: z.array(z.object({ reason: blockedReason, amount: amountText })),
    /** Turnover still required before a deposit or bonus may be withdrawn. */
    turnover: z.array(
      z.object({
        source: z.enum(['deposit', 'bonus']),
        required: amountText,
        done: amountText,
        left: amountText,
      }),
    ),
    fee: amountText,
    arrives: amountText,
    pay: exchange.nullable(),
    /** Usual time until it arrives. */
    minutes: z.int(),
    /** Withdrawals left today without a fee, and in total. */
    free_left: z.int(),
    day_left: z.int(),
    min: amountText,
    max: amountText,
    /** From this amount on, two operators must approve. */
    auto_below: amountText,
    /** No withdrawal before this time; null when not locked. */
    locked_until: ms.nullable(),
  }),
  errors: ['trial_not_allowed', 'not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'The withdrawable amount, blocked amounts with reasons, and the cost of a withdrawal.',
});

export const withdrawCreate = endpoint('POST', '/api/withdraw/create', {
  request: z.object({
    rid: requestRid,
    amount: amountInput,
    target: withdrawTarget,
    fund_password: z.string().min(1).max(128).optional(),
    google_code: z.string().max(32).optional(),
  }),
  reply: withdrawRow,
  errors: [
    'trial_not_allowed',
    'amount_out_of_range',
    'balance_insufficient',
    'turnover_left',
    'kyc_required',
    'withdraw_locked',
    'withdraw_held',
    'withdraw_day_limit',
    'payout_account_locked',
    'fund_password_missing',
    'fund_password_incorrect',
    'google_auth_incorrect',
    'step_up_required',
    'idempotency_conflict',
    'provider_unavailable',
    'not_found',
  ],
  access: 'session',
  limit: 'withdraw',
  writes: true,
  about:
    'Requests a withdrawal: its money is held at once, and the player cannot cancel it to play on (L11).',
});

export const withdrawDetail = endpoint('POST', '/api/withdraw/detail', {
  request: z.object({ id: rowId }),
  reply: withdrawRow,
  errors: ['trial_not_allowed', 'not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "One of the player's withdrawals.",
});

export const withdrawRecord = endpoint('POST', '/api/withdraw/record', {
  request: z.object({
    /** Requested at or after `from`, before `to`, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    state: withdrawState.optional(),
    cursor: cursor.optional(),
    limit: pageSize,
  }),
  reply: z.object({ items: z.array(withdrawRow), next: cursor.nullable() }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's withdrawals, newest first.",
});
