import { defineModule } from '../../contract/index.ts';
import { drawsModule } from '../draws/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { statisticsRoutes } from './routes.ts';

/** Public statistics of past draws. */
export const statisticsModule = defineModule({
  name: 'statistics',
  needs: [lotteriesModule, drawsModule],
  create: () => ({}),
  calls: (register, _, { store, clock, lotteries, draws }) =>
    statisticsRoutes(register, { store, clock, lotteries, currentDraws: draws.currentDraws }),
});
