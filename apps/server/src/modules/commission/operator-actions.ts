import { printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import { findUserByName } from '../identity/index.ts';
import { type Decision, decideHold, holdsOf } from './holds.ts';

/** Holds that are printed. */
const SHOWN = 200;

const pair = z.object({
  player: z.string(),
  agent: z.string(),
  reason: z.string().trim().min(1).max(200),
});

/** Actions on commission that is held because two accounts may belong to one person. */
export const commissionActions = [
  operatorAction({
    name: 'team holds',
    about: 'commission that is held because player and agent may be one person, the largest sums first',
    permission: 'commission.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => holdsOf(store, SHOWN),
    print: (holds) =>
      holds
        .map(
          ({ player, beneficiary, rows, amount, from, to }) =>
            `${player} for ${beneficiary}: ${printAmount(amount)} in ${rows} rows, ${from} to ${to}`,
        )
        .join('\n') || 'No commission is held.',
  }),
  operatorAction({
    name: 'team release',
    about: 'let commission of AGENT on the stakes of PLAYER go on, also of later days',
    permission: 'commission.decide',
    args: pair,
    options: ['reason'],
    signatures: 1,
    needs: [],
    run: (deps, args, { name }) => decide(deps, args, 'release', name),
    print: ({ rows, amount }) => `${rows} rows of ${printAmount(amount)} are no longer held.`,
  }),
  operatorAction({
    name: 'team refuse',
    about: 'end held commission of AGENT on the stakes of PLAYER unpaid, also of later days',
    permission: 'commission.decide',
    args: pair,
    options: ['reason'],
    signatures: 1,
    needs: [],
    run: (deps, args, { name }) => decide(deps, args, 'refuse', name),
    print: ({ rows, amount }) => `${rows} rows of ${printAmount(amount)} will not be paid.`,
  }),
];

/** Errors: `ActionRefused` for unknown names, and for a player who is not below the agent. */
async function decide(
  { store }: Pick<ActionBase, 'store'>,
  { player, agent, reason }: z.output<typeof pair>,
  decision: Decision['decision'],
  by: string,
): Promise<Awaited<ReturnType<typeof decideHold>>> {
  return store.tx(async (tx) => {
    const [below, above] = [await findUserByName(tx, player), await findUserByName(tx, agent)];
    if (!below || !above) throw new ActionRefused(`There is no account ${below ? agent : player}.`);
    const { rowCount } = await tx.query('select from team_node where user_id = $1 and $2 = any (path)', [
      below.id,
      above.id,
    ]);
    if (rowCount === 0) throw new ActionRefused(`${player} is not in the team of ${agent}.`);
    return decideHold(tx, { player: below.id, beneficiary: above.id, decision, why: reason, by });
  });
}
