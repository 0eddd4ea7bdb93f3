import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { readLotteries } from './lottery.ts';

const args = z.object({ id: z.string() });
const permission = 'lottery.write';

export const lotteryActions = [
  operatorAction({
    name: 'lottery enable',
    about: 'put a lottery on sale',
    permission,
    args,
    needs: [],
    run: async ({ store }, { id }) => {
      await requirePrices(store, id);
      await offer(store, id, true);
    },
    print: (_, { id }) => `${id} is on sale.`,
  }),
  operatorAction({
    name: 'lottery disable',
    about: 'take a lottery off sale; draws already planned still finish',
    permission,
    args,
    needs: [],
    run: ({ store }, { id }) => offer(store, id, false),
    print: (_, { id }) => `${id} is off sale; draws already planned still finish.`,
  }),
  operatorAction({
    name: 'lottery suspend',
    about: 'stop taking bets for now; the lottery stays listed and its draws go on',
    permission,
    args,
    needs: [],
    run: ({ store }, { id }) => suspend(store, id, true),
    print: (_, { id }) => `${id} takes no bets for now.`,
  }),
  operatorAction({
    name: 'lottery resume',
    about: 'take bets again on a suspended lottery',
    permission,
    args,
    needs: [],
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
  const { rowCount } = await store.query('update lottery set enabled = $2 where id = $1', [id, enabled]);
  requireFound(rowCount, id);
}

async function suspend(store: Store, id: string, suspended: boolean): Promise<void> {
  const { rowCount } = await store.query(
    "update lottery set config = jsonb_set(config, '{suspended}', to_jsonb($2::boolean)) where id = $1",
    [id, suspended],
  );
  requireFound(rowCount, id);
}

function requireFound(rowCount: number | null, id: string): void {
  if (rowCount === 0) throw new ActionRefused(`There is no lottery ${id}.`);
}
