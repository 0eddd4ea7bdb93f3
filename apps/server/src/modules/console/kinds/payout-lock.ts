import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { lockInForce, lockPayouts, unlockPayouts } from '../../cashier/index.ts';
import type { CommandKind } from './kind.ts';
import { playerOf } from './player.ts';
import { readPayload } from './read-payload.ts';

async function read(tx: Tx, target: string, isLocking: boolean) {
  const { id } = await playerOf(tx, target, isLocking);
  const lock = await lockInForce(tx, id);
  return { id, lock, version: lock ? `locked ${lock.id}` : 'open' };
}

/**
 * Locks the payouts of a player, whose withdrawals then wait, or ends that. The accounts of the player are locked as by a withdrawal, so
 * none slips in between.
 */
const locking = (isLocked: boolean): CommandKind => ({
  action: isLocked ? 'payout.lock' : 'payout.unlock',
  async prospect(tx, { target, payload }) {
    readPayload(z.strictObject({}), payload);
    const { lock, version } = await read(tx, target, true);
    if ((lock !== undefined) === isLocked) throw new AppError('command_same');
    return {
      targetVersion: version,
      before: { payouts: lock ? 'locked' : 'open', ...(lock && { reason: lock.reason }) },
      after: { payouts: isLocked ? 'locked' : 'open' },
    };
  },
  async now(tx, target) {
    const { lock, version } = await read(tx, target, false);
    return { targetVersion: version, value: { payouts: lock ? 'locked' : 'open' } };
  },
  async apply(tx, { target, reason, signers }) {
    const about = {
      userId: BigInt(target),
      reason,
      by: signers.map(({ name }) => name).join(' and '),
    };
    if (isLocked) await lockPayouts(tx, about);
    else await unlockPayouts(tx, about);
  },
});

/** Stops the payouts of a player, and lets them go on. */
export const payoutLockKinds: readonly CommandKind[] = [locking(true), locking(false)];
