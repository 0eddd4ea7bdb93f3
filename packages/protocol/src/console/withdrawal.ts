import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withdrawState } from '../endpoints/withdraw.ts';
import { amountText, ms, pageSize, requestRid, rowId } from '../schemas.ts';
import { commandReason } from './command.ts';
import { payeeFields } from './permissions.ts';

const withdrawalRow = z.object({
  id: rowId,
  state: withdrawState,
  userId: rowId,
  /** Null for a role that may not see names. */
  userName: z.string().nullable(),
  amount: amountText,
  fee: amountText,
  currency: z.string(),
  kind: z.enum(['bank', 'wallet']),
  /** The account with its last digits; null for a role that may not see accounts. */
  account: z.string().nullable(),
  automatic: z.boolean(),
  /** A case for an operator, such as a different amount reported by the provider. */
  problem: z.string().nullable(),
  createdAt: ms,
  /** A command that waits for a decision about it. */
  command: rowId.nullable(),
});

export const consoleWithdrawalList = endpoint('POST', '/console/withdrawal/list', {
  request: z.object({
    /** `review`: waits for operators. `open`: all that have not ended. */
    view: z.enum(['review', 'open', 'ended']).default('review'),
    /** Rows after this id in `review` and `open` (oldest first), before it in `ended` (newest first). */
    cursor: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(withdrawalRow).max(100),
    next: rowId.nullable(),
    /** Number and sum of those under review, up to 1 000. */
    review: z.object({ count: z.int(), amount: amountText }),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'withdrawal.read' },
  limit: 'other',
  writes: false,
  about: 'Withdrawals with the commands that wait for them.',
});

export const consoleWithdrawalGet = endpoint('POST', '/console/withdrawal/get', {
  request: z.object({ id: rowId }),
  reply: withdrawalRow.extend({
    arrives: amountText,
    pay: z.object({ currency: z.string(), amount: amountText }),
    reason: z.string().nullable(),
    steps: z.array(z.object({ state: withdrawState, at: ms })).max(20),
    /** Earlier signatures of operators. */
    signatures: z.array(z.object({ act: z.string(), by: z.string(), at: ms, note: z.string() })).max(50),
    evidence: z.object({
      registeredAt: ms,
      enabled: z.boolean(),
      balance: amountText,
      deposits: z.object({ count: z.int(), amount: amountText }),
      withdrawals: z.object({ count: z.int(), amount: amountText }),
      /** Time since which the player has the account. */
      accountSince: ms,
      /** Other players who have had the same account. */
      accountShared: z.int(),
      /** Whether a break or exclusion is in force. */
      guarded: z.boolean(),
      /** An audit without violations has covered it. */
      cleared: z.boolean(),
      /** Turnover that is still required or was; empty when nothing is open. */
      turnover: z
        .array(
          z.object({
            source: z.enum(['deposit', 'bonus']),
            required: amountText,
            done: amountText,
            left: amountText,
          }),
        )
        .max(2),
      recentDeposits: z
        .array(z.object({ id: rowId, amount: amountText, channel: z.string(), at: ms }))
        .max(5),
      /** Paid to the same account before. */
      payouts: z.object({ count: z.int(), amount: amountText, lastAt: ms.nullable() }),
      linked: z
        .array(
          z.object({
            id: rowId,
            userName: z.string().nullable(),
            by: z.array(z.enum(['device', 'payee', 'person'])),
            enabled: z.boolean(),
            guard: z.enum(['break', 'exclusion']).nullable(),
          }),
        )
        .max(20),
      /** Browsers that signed in last. `shared`: other players who have used the same one. */
      devices: z
        .array(
          z.object({ mark: z.string(), device: z.string(), address: z.string(), at: ms, shared: z.int() }),
        )
        .max(5),
      /** Markers of harm of the last 30 days. */
      marks: z.array(z.object({ kind: z.string(), at: ms })).max(20),
      /** The lock by which operators have stopped the player's payouts. */
      lock: z.object({ reason: z.string(), at: ms }).nullable(),
    }),
    /** Fields that the role may reveal. */
    reveals: z.array(z.enum(payeeFields)),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'withdrawal.read' },
  limit: 'other',
  writes: false,
  about:
    'One withdrawal with the evidence for a decision. Decided by a command (`withdrawal.approve`, `withdrawal.reject`).',
});

export const consoleWithdrawalReveal = endpoint('POST', '/console/withdrawal/reveal', {
  request: z.object({ rid: requestRid, id: rowId, field: z.enum(payeeFields), reason: commandReason }),
  reply: z.object({ value: z.string(), hideAt: ms }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found', 'clock_skew'],
  access: { operator: 'withdrawal.reveal' },
  limit: 'withdraw',
  writes: true,
  about:
    'Shows one field of the account that is paid to, for 60 s: the holder (`name`) or the full number (`account`). Logged with its reason.',
});
