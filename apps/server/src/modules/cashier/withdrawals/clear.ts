import type { WhenSound } from '../../../contract/index.ts';

/**
 * Clears the unsent withdrawals of an audit's snapshot for sending. Their holds were part of the audit, which found no
 * violations. A withdrawal requested during the audit is not in the snapshot and waits for the next audit.
 */
export const clearWithdrawals: WhenSound = async (tx, checkpoint) => {
  await tx.query(
    `insert into payout_clearance (withdrawal_id, checkpoint_id)
     select w.id, $1 from withdrawal w
     where w.state not in ('confirmed', 'rejected', 'failed') and w.state in ('requested', 'reviewing', 'approved')
       and not exists (select from payout_clearance c where c.withdrawal_id = w.id)`,
    [checkpoint],
  );
};
