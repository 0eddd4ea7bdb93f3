import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import { liftFreeze } from './freeze.ts';

export const ledgerActions = [
  operatorAction({
    name: 'ledger status',
    about: 'time of the last audit, and whether money is frozen',
    permission: 'ledger.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: status,
    print: ({ at, faults, frozen }) =>
      [
        at === null ? 'The ledger was never audited.' : `Audited ${at.toISOString()}: ${faults} violations.`,
        frozen === null ? 'Money moves.' : `Money is frozen: ${JSON.stringify(frozen)}`,
      ].join('\n'),
  }),
  operatorAction({
    name: 'ledger lift',
    about: 'lift a freeze, so that money moves again; find its cause first',
    permission: 'ledger.unfreeze',
    args: z.object({ reason: z.string().trim().min(1) }),
    options: ['reason'],
    signatures: 1,
    needs: [],
    async run({ store, nodeChannels }, { reason }, { name }) {
      if (!(await liftFreeze(store, nodeChannels, name, reason)))
        throw new ActionRefused('Money is not frozen.');
    },
    print: () => 'Money moves again. The next audit freezes it again if the ledger still has a violation.',
  }),
];

/** The last audit (null: there was none) with the number of its violations, and the reason of a freeze (null: not frozen). */
async function status({ store }: Pick<ActionBase, 'store'>) {
  const { rows } = await store.query<{ at: Date | null; faults: number | null; frozen: unknown }>(
    `select c.at, jsonb_array_length(c.violations) as faults,
       (select reason from ledger_freeze where lifted_at is null order by id limit 1) as frozen
     from (select) one left join (select at, violations from audit_checkpoint order by id desc limit 1) c on true`,
  );
  return rows[0]!;
}
