import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { offerLottery, suspendLottery } from './change.ts';
import { readLotteries } from './lottery.ts';

/** As soon as two operators can decide, these are commands of the console. */
const common = {
  permission: 'lottery.write',
  args: z.object({ id: z.string() }),
  needs: [],
  inConsole: () => true,
} as const;

export const lotteryActions = [
  operatorAction({
    name: 'lottery enable',
    about: 'put a lottery on sale',
    ...common,
    run: async ({ store }, { id }) => {
      await requirePrices(store, id);
      await offer(store, id, true);
    },
    print: (_, { id }) => `${id} is on sale.`,
  }),
  operatorAction({
    name: 'lottery disable',
    about: 'take a lottery off sale; draws already planned still finish',
    ...common,
    run: ({ store }, { id }) => offer(store, id, false),
    print: (_, { id }) => `${id} is off sale; draws already planned still finish.`,
  }),
  operatorAction({
    name: 'lottery suspend',
    about: 'stop taking bets for now; the lottery stays listed and its draws go on',
    ...common,
    run: ({ store }, { id }) => suspend(store, id, true),
    print: (_, { id }) => `${id} takes no bets for now.`,
  }),
  operatorAction({
    name: 'lottery resume',
    about: 'take bets again on a suspended lottery',
    ...common,
    run: async ({ store }, { id }) => {
      await requirePrices(store, id);
      await suspend(store, id, false);
    },
    print: (_, { id }) => `${id} takes bets again.`,
  }),
];

/** Refuses a lottery whose prices would accept no bets. */
async function requirePrices(store: Store, id: string): Promise<void> {
  const lottery = (await readLotteries(store)).find((one) => one.id === id);
  if (lottery && lottery.aboveStake.length > 0)
    throw new ActionRefused(
      `With the highest rebate ${lottery.aboveStake.join(', ')} of ${id} would return more than is staked. Lower the prices or \`rMaxPpm\` in lottery.config.pricing first.`,
    );
}

async function offer(store: Store, id: string, enabled: boolean): Promise<void> {
  requireFound(await offerLottery(store, id, enabled), id);
}

async function suspend(store: Store, id: string, suspended: boolean): Promise<void> {
  requireFound(await suspendLottery(store, id, suspended), id);
}

function requireFound(isKnown: boolean, id: string): void {
  if (!isKnown) throw new ActionRefused(`There is no lottery ${id}.`);
}
