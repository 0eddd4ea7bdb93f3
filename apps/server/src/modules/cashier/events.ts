import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { amountField, idField } from '../../store/index.ts';

/**
 * A deposit was added to a player's balance. `amount` and `fee` are in the base currency; the balance rose by their difference.
 * `deposit`, `user`: ids. Key: the deposit.
 */
export const depositCredited = defineEvent(
  'deposit.credited',
  z.object({
    deposit: idField,
    user: idField,
    channel: z.string(),
    amount: amountField,
    fee: amountField,
  }),
);

/**
 * The provider has confirmed that a withdrawal was paid. `amount`: what the player was charged, in `currency`, the fee included.
 * `withdrawal`, `user`: ids. Key: the withdrawal.
 */
export const withdrawalPaid = defineEvent(
  'withdrawal.paid',
  z.object({ withdrawal: idField, user: idField, currency: z.string(), amount: amountField }),
);

/**
 * A withdrawal ended unpaid and its money is back in the balance. `rejected`: by an operator; `failed`: by the provider. `amount`: what
 * came back, in `currency`. Key: the withdrawal.
 */
export const withdrawalReturned = defineEvent(
  'withdrawal.returned',
  z.object({
    withdrawal: idField,
    user: idField,
    currency: z.string(),
    amount: amountField,
    state: z.enum(['rejected', 'failed']),
  }),
);
