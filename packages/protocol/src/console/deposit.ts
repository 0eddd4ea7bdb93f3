import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, pageSize, rowId, slug } from '../schemas.ts';

const depositState = z.enum(['created', 'paid', 'confirming', 'credited', 'failed', 'expired', 'cancelled']);
/** `seen`: not final. `gone`: removed by a re-org. `review`: may not be credited as it is, and an operator decides. */
const paymentState = z.enum(['seen', 'gone', 'credited', 'returning', 'returned', 'review']);

const depositRow = z.object({
  id: rowId,
  state: depositState,
  userId: rowId,
  /** Null for a role that may not see names. */
  userName: z.string().nullable(),
  channel: slug,
  provider: z.enum(['payments', 'chain']),
  /** In the base currency. */
  amount: amountText,
  pay: z.object({ currency: z.string(), amount: amountText }),
  /** Why it failed, or why its payment may not be credited. */
  reason: z.string().nullable(),
  /** Pictures from the player. */
  receipts: z.int(),
  /** State of the payment that matters most; null without one. */
  payment: paymentState.nullable(),
  createdAt: ms,
  /** A command that waits for a decision about it. */
  command: rowId.nullable(),
});

export const consoleDepositList = endpoint('POST', '/console/deposit/list', {
  request: z.object({
    /** `review`: a payment waits for operators. `claimed`: the player says that it is paid, and no provider does. */
    view: z.enum(['review', 'claimed', 'open', 'ended']).default('review'),
    /** Rows after this id in `review` and `open` (oldest first), before it in the others (newest first). */
    cursor: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(depositRow).max(100),
    next: rowId.nullable(),
    /** Payments that wait for operators, up to 1 000. */
    review: z.int(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'deposit.read' },
  limit: 'other',
  writes: false,
  about: 'Deposits with the commands that wait for them.',
});

export const consoleDepositGet = endpoint('POST', '/console/deposit/get', {
  request: z.object({ id: rowId }),
  reply: depositRow.extend({
    fee: amountText,
    rate: amountText.nullable(),
    /** Verified name of who has to pay; null for a role that may not see names. */
    payer: z.string().nullable(),
    expiresAt: ms,
    creditedAt: ms.nullable(),
    /** What the provider has reported, the newest first. */
    payments: z
      .array(
        z.object({
          id: z.string(),
          amount: amountText,
          currency: z.string(),
          state: paymentState,
          reason: z.string().nullable(),
          confirmations: z.int().nullable(),
          paidAt: ms,
          at: ms,
        }),
      )
      .max(20),
    /** What the ledger has about these payments. */
    entries: z
      .array(
        z.object({ kind: z.string(), account: z.string(), amount: amountText, currency: z.string(), at: ms }),
      )
      .max(50),
    /** Addresses of the pictures, valid for an hour; empty for a role that may not see names. */
    pictures: z.array(z.string()).max(10),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'deposit.read' },
  limit: 'other',
  writes: false,
  about:
    'One deposit with pictures, the provider’s record and the entries of the ledger. Decided by a command (`deposit.credit`, `deposit.return`).',
});
