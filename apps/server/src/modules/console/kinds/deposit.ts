import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import {
  creditReviewed,
  paymentText,
  type ReviewDeps,
  returnReviewed,
  reviewedPayment,
} from '../../cashier/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

/** Longest id of a payment: network, contract, transaction and place of a transfer. */
const asked = z.strictObject({ payment: z.string().min(1).max(200) });

/**
 * Credits a payment that waits for operators, at what it is worth, or marks it as sent back by hand. What one person decides about a
 * player adds up: from the threshold on it needs two (O1).
 */
export function depositDecision(
  what: 'credit' | 'return',
  deps: Pick<ReviewDeps, 'ledger' | 'events'>,
): CommandKind {
  const read = async (tx: Tx, target: string, payment: string) => {
    const row = /^[1-9]\d{0,15}$/.test(target)
      ? await reviewedPayment(tx, BigInt(target), payment)
      : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  };
  return {
    action: `deposit.${what}`,
    async prospect(tx, { target, payload }) {
      const found = await read(tx, target, readPayload(asked, payload).payment);
      const { deposit, payment, worth, refusal } = found;
      if (payment.state !== 'review') throw new AppError('command_stale');
      if (what === 'credit' && refusal !== undefined) throw invalid(refusal);
      const text = paymentText(found);
      return {
        targetVersion: `${deposit.state} ${payment.state}`,
        before: { deposit: deposit.state, payment: payment.state, ...text },
        after:
          what === 'credit'
            ? { deposit: 'credited', payment: 'credited', ...text }
            : { deposit: deposit.state, payment: 'returned', ...text },
        moves: { amount: worth.amount, about: deposit.user_id },
      };
    },
    async now(tx, target, payload) {
      const found = await read(tx, target, readPayload(asked, payload).payment);
      const { deposit, payment } = found;
      return {
        targetVersion: `${deposit.state} ${payment.state}`,
        value: { deposit: deposit.state, payment: payment.state, ...paymentText(found) },
      };
    },
    async apply(tx, { target, payload, reason, signers }) {
      const { payment } = readPayload(asked, payload);
      const decision = { id: BigInt(target), payment, note: reason, signers: signers.map(({ id }) => id) };
      if (what === 'credit') await creditReviewed(tx, decision, deps);
      else await returnReviewed(tx, decision);
    },
  };
}
