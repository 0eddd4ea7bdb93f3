import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { findUserByName, type User } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import { changeTopRate, type MadeAgent, makeAgent } from './agents.ts';
import { daysNow } from './days.ts';
import { type ChainStatement, statementOf } from './statement.ts';

const ppm = z
  .string()
  .refine((text) => /^\d{1,7}$/.test(text), 'A rate is in millionths of the stake: 12000 is 1.2 per cent.')
  .transform(Number);
const agentAtRate = z.object({ name: z.string(), ppm });

/** Actions on teams. */
export const teamActions = [
  operatorAction({
    name: 'team agent',
    about: 'make NAME an agent without upline, with a rate of PPM millionths from today on',
    permission: 'team.write',
    args: agentAtRate,
    needs: [settingsModule, lotteriesModule],
    run: ({ settings: { settings }, ...deps }, { name, ppm: rate }) =>
      withUser(deps, name, async (tx, user) => {
        const teams = { ...deps, settings };
        const made = await makeAgent(tx, user, rate, await daysNow(teams, tx), teams);
        if (typeof made === 'object')
          throw new ActionRefused(whyNot(made, name, settings.get('teamRateMaxPpm')));
        return made;
      }),
    print: (made, { name, ppm: rate }) =>
      made === 'made'
        ? `${name} is an agent with a rate of ${rate} ppm.`
        : `${name} was that already; nothing changed.`,
  }),
  operatorAction({
    name: 'team rate',
    about:
      'change the rate of an agent without upline from tomorrow on; all below who have more get the same',
    permission: 'team.write',
    args: agentAtRate,
    needs: [settingsModule, lotteriesModule],
    run: ({ settings: { settings }, ...deps }, { name, ppm: rate }) =>
      withUser(deps, name, async (tx, user) => {
        const teams = { ...deps, settings };
        const max = settings.get('teamRateMaxPpm');
        if (rate > max) throw new ActionRefused(aboveText(max));
        const lowered = await changeTopRate(tx, user.id, rate, await daysNow(teams, tx), teams);
        if (lowered === undefined) throw new ActionRefused(`${name} is no agent without upline.`);
        return { lowered };
      }),
    print: ({ lowered }, { name, ppm: rate }) =>
      `${name} has ${rate} ppm from tomorrow on; ${lowered} members below are lowered to it.`,
  }),
  operatorAction({
    name: 'team show',
    about: 'the chain of NAME with its rates, and the members below by level',
    permission: 'team.read',
    reads: true,
    args: z.object({ name: z.string() }),
    needs: [settingsModule],
    run: ({ settings: { settings }, ...deps }, { name }) =>
      withUser(deps, name, async (tx, user) => {
        const statement = await statementOf(tx, user.id, await daysNow({ ...deps, settings }, tx));
        if (!statement) throw new ActionRefused(`${name} is in no team.`);
        return statement;
      }),
    print: shown,
  }),
];

/** Runs `work` with an account in one transaction. Errors: `ActionRefused` for an unknown name. */
const withUser = <Result>(
  { store }: Pick<ActionBase, 'store'>,
  name: string,
  work: (tx: Tx, user: User) => Promise<Result>,
): Promise<Result> =>
  store.tx(async (tx) => {
    const user = await findUserByName(tx, name);
    if (!user) throw new ActionRefused(`There is no account ${name}.`);
    return work(tx, user);
  });

function whyNot({ refused, place }: Exclude<MadeAgent, string>, name: string, max: number): string {
  switch (refused) {
    case 'not_player':
      return `${name} is no player.`;
    case 'has_upline':
      return `${name} is in the team of ${place?.inviter}, which nobody leaves.`;
    case 'other_rate':
      return `${name} is an agent with a rate of ${place?.next} ppm. Change it with: team rate`;
    case 'rate_above':
      return aboveText(max);
  }
}

const aboveText = (max: number): string => `The highest rate is ${max} ppm (setting teamRateMaxPpm).`;

function shown({ chain, levels, links }: ChainStatement): string {
  const steps = chain.map(({ name, kind, rate, next }, place) => {
    const change = next === rate ? '' : `, ${next} ppm from tomorrow`;
    const above = chain[place - 1];
    const earns = above
      ? `; ${above.name} earns ${above.rate - rate} ppm of what is staked from here down`
      : '';
    return `${'  '.repeat(place)}${name} (${kind}) ${rate} ppm${change}${earns}`;
  });
  const all = levels.reduce((sum, members) => sum + members, 0);
  const below = all === 0 ? 'Nobody below.' : `Below: ${all} members, by level ${levels.join(', ')}.`;
  return [...steps, below, `Links: ${links.open} open of ${links.all}.`].join('\n');
}
