import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Clock, Tx } from '../../../store/index.ts';
import {
  canBe,
  decideWithdrawal,
  lockInForce,
  type OperatorAct,
  type ReviewDeps,
  reviewedWithdrawal,
} from '../../cashier/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

export interface WithdrawalKindDeps extends ReviewDeps {
  readonly clock: Pick<Clock, 'now'>;
}

const nothing = z.strictObject({});
const outcome = z.strictObject({ outcome: z.enum(['confirmed', 'failed']) });

const afterOf = {
  approve: 'approved',
  reject: 'rejected',
  mark_confirmed: 'confirmed',
  mark_failed: 'failed',
} as const satisfies Readonly<Record<OperatorAct, string>>;

/**
 * Approves a withdrawal under review, or rejects it: its money returns to the player, who reads the reason. `mark` sets the outcome of a
 * payout that its provider leaves open.
 */
export function withdrawalDecision(
  what: 'approve' | 'reject' | 'mark',
  deps: WithdrawalKindDeps,
): CommandKind {
  const actOf = (payload: unknown): OperatorAct => {
    if (what === 'mark') return `mark_${readPayload(outcome, payload).outcome}`;
    readPayload(nothing, payload);
    return what;
  };
  const read = async (tx: Tx, target: string) => {
    const row = /^[1-9]\d{0,15}$/.test(target) ? await reviewedWithdrawal(tx, BigInt(target)) : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  };
  return {
    action: `withdrawal.${what}`,
    async prospect(tx, { target, payload }) {
      const act = actOf(payload);
      const { state, ...terms } = await read(tx, target);
      // The player, the provider or another operator was faster.
      if (!canBe(act, state)) throw new AppError('command_stale');
      if (act === 'approve' && (await lockInForce(tx, BigInt(terms.userId))))
        throw invalid('the payouts of the player are locked');
      return { targetVersion: state, before: { state, ...terms }, after: { state: afterOf[act], ...terms } };
    },
    async now(tx, target) {
      const row = await read(tx, target);
      return { targetVersion: row.state, value: row };
    },
    async apply(tx, { target, payload, reason, signers }) {
      const now = await deps.clock.now(tx);
      const ids = signers.map(({ id }) => id);
      const act = actOf(payload);
      await decideWithdrawal(tx, { id: BigInt(target), act, note: reason, signers: ids, now }, deps);
    },
  };
}
