import { defineModule } from '../../contract/index.ts';
import { rulesModule } from '../../parts/rules.ts';
import { settingsModule } from '../settings/index.ts';
import { lotteryRoutes } from './routes.ts';
import { seedLotteries } from './seed/index.ts';
import { createLotteries } from './service.ts';

/** Lotteries on offer, with their prices and limits. */
export const lotteriesModule = defineModule({
  name: 'lotteries',
  needs: [settingsModule, rulesModule],
  install: seedLotteries,
  create: ({ store, nodeChannels }) => createLotteries({ store, nodeChannels }),
  calls: lotteryRoutes,
  async serve(lotteries, { settings, rules, log }) {
    const stamp = async () => {
      const offered = lotteries.all().filter(({ listed }) => listed);
      await settings.cache.stamp('LOTTERY_LIST', offered);
      const boards = offered.map(({ family, config: { boards: disks } }) => [family, disks]);
      await settings.cache.stamp('PLAYED_LIST', [rules.hash('all'), boards]);
    };
    const logPrices = () => {
      for (const { id, aboveStake } of lotteries.all())
        if (aboveStake.length > 0)
          log.error(
            { lottery: id, items: aboveStake },
            'a lottery whose prices return more than is staked accepts no bets',
          );
    };
    await stamp();
    logPrices();
    lotteries.onChanged(() => {
      logPrices();
      stamp().catch((error: unknown) =>
        log.error({ err: error }, 'the lottery list could not get a new version'),
      );
    });
  },
});
