import { defineModule } from '../../contract/index.ts';
import { recheckDraw } from '../../draw-recheck/index.ts';
import { helpersModule } from '../../parts/helpers.ts';
import { rulesModule } from '../../parts/rules.ts';
import { socketModule } from '../../parts/socket.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settlementModule } from '../settlement/index.ts';
import { createBeaconClient } from './beacon.ts';
import { sellOnBeacon } from './beacon-sale.ts';
import { createFeedClient } from './feed.ts';
import { drawRoutes } from './routes.ts';
import { createDraws, drawJobs } from './service.ts';

/** The randomness beacon of our own lotteries. They are on sale only while a checked beacon is known. */
export const beaconModule = defineModule({
  name: 'beacon',
  needs: [lotteriesModule],
  async create({ config, lotteries, metrics, log }) {
    const { beaconUrl, mode } = config;
    if (beaconUrl === undefined) throw new Error('BEACON_URL is not set: draws need a randomness beacon');
    const beacon = createBeaconClient(beaconUrl, mode);
    await sellOnBeacon({ beacon, mode, lotteries, ready: metrics.beaconReady, log });
    return beacon;
  },
  clocks: (beacon) => [beacon],
  stop: (beacon) => beacon.close(),
});

/** The feed of official results. */
export const feedModule = defineModule({
  name: 'feed',
  needs: [],
  create({ config: { feedUrl: url, feedKey: key, mode }, clock, log }) {
    const feed = createFeedClient({ url, key, mode });
    void feed
      .pin()
      // A moved clock stays moved when this node restarts.
      .then(() => (mode === 'test' ? feed.setClockOffset(clock.moved()) : undefined))
      .catch((error: unknown) => log.error({ err: error }, 'the feed of official results was refused'));
    return feed;
  },
  clocks: (feed) => [feed],
});

/** Draws of all lotteries, each step as a job. */
export const drawsModule = defineModule({
  name: 'draws',
  needs: [
    lotteriesModule,
    socketModule,
    rulesModule,
    beaconModule,
    feedModule,
    helpersModule,
    settlementModule,
  ],
  create: ({ socket, rules, helpers, ...deps }) =>
    createDraws({ ...deps, ...helpers, emit: socket.emit, rulesHash: rules.hash, recheck: recheckDraw }),
  calls: (register, { currentDraws }, { store }) => drawRoutes(register, { store, currentDraws }),
  jobs: drawJobs,
  jobDeps: ({ deps }) => deps,
  start: (draws) => draws.start(),
});
