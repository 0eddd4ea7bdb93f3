import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { recheckDraw } from './draw-recheck/index.ts';
import { confirmHelpers } from './installation/index.ts';
import { type Betting, bettingRoutes, createBetting } from './modules/betting/index.ts';
import {
  clearWithdrawals,
  createDeposits,
  type Deposits,
  payoutBook,
  withdrawalBook,
} from './modules/cashier/index.ts';
import { type Chases, chaseRoutes, createChases, heldBook } from './modules/chase/index.ts';
import {
  createBeaconClient,
  createDraws,
  createFeedClient,
  drawRoutes,
  drawViewById,
  sellOnBeacon,
  upcomingIssues,
} from './modules/draws/index.ts';
import { createGames, type Games, gameRoutes, transitBook } from './modules/games/index.ts';
import { createAuditor, createChain } from './modules/ledger/index.ts';
import { recordRoutes } from './modules/records/index.ts';
import { betBook, correctionBook, createSettlement, type Settlement } from './modules/settlement/index.ts';
import { statisticsRoutes } from './modules/statistics/index.ts';
import { startSigner } from './signer/index.ts';
import type { SteerDeps } from './testing/steer.ts';
import { startWitness } from './witness/index.ts';

/** Draws and bets of one node, with the processes they need: signer and witness. */
export interface LotteryEngine {
  /** Starts the work of a worker node: draws, the ledger's hash chain, the auditor. Call it before `jobs.start()`. */
  start(): Promise<void>;
  /** Clocks that follow the platform's clock when a test moves it. */
  readonly clocks: SteerDeps['followers'];
  readonly betting: Betting;
  readonly settlement: Settlement;
  readonly deposits: Deposits;
  readonly chases: Chases;
  readonly games: Games;
  close(): Promise<void>;
}

/** Starts signer and witness, and registers the calls of draws, bets and records. */
export async function createLotteryEngine(
  core: Core,
  config: Pick<Config, 'dataDir' | 'mode' | 'beaconUrl' | 'feedUrl' | 'feedKey'>,
  filesUrl: () => string | undefined = () => undefined,
): Promise<LotteryEngine> {
  const { store, clock, jobs, nodeChannels, ids } = core.platform;
  const { lotteries, ledger, log, register } = core;
  const { emit } = core.socket;
  if (config.beaconUrl === undefined)
    throw new Error('BEACON_URL is not set: draws need a randomness beacon');
  const beacon = createBeaconClient(config.beaconUrl, config.mode);
  await sellOnBeacon({ beacon, mode: config.mode, lotteries, ready: core.metrics.beaconReady, log });

  const { dataDir, mode } = config;
  const feed = createFeedClient({ url: config.feedUrl, key: config.feedKey, mode });
  void feed
    .pin()
    // A moved clock stays moved when this node restarts.
    .then(() => (mode === 'test' ? feed.setClockOffset(clock.offset()) : undefined))
    .catch((error: unknown) => log.error({ err: error }, 'the feed of official results was refused'));
  // The process that restarts a helper tells it the current offset of the clock.
  const steered = mode === 'test' ? { clockOffset: clock.offset } : {};
  const [signer, witness] = await Promise.all([
    startSigner({ dir: join(dataDir, 'signer'), mode, ...steered }),
    startWitness({ dir: join(dataDir, 'witness'), mode, ...steered }),
  ]);
  // The helpers are confirmed before anything is planned, sold or signed.
  const keys = { signer: signer.publicKey, witness: witness.publicKey };
  await confirmHelpers(store, log, keys, dataDir).catch(async (error: unknown) => {
    await Promise.all([signer.stop(), witness.stop(), beacon.close()]);
    throw error;
  });
  // A moved clock stays moved when this node restarts; signer and witness must get the offset.
  if (config.mode === 'test') {
    for (const helper of [signer, witness, ...core.providers.clocks])
      await helper.setClockOffset(clock.offset());
  }
  const settlement = createSettlement({ store, clock, jobs, emit });
  const betting = createBetting({
    store,
    lotteries,
    signer,
    emit,
    acctKey: core.settings.secrets.key('acct'),
    now: clock.local,
    counting: () => core.settings.settings.get('counting'),
  });
  const draws = await createDraws({
    store,
    clock,
    jobs,
    nodeChannels,
    ids,
    signer,
    witness,
    beacon,
    feed,
    lotteries,
    emit,
    settlement,
    rulesHash: core.rulesHash,
    recheck: recheckDraw,
    log,
  });
  const chases = createChases({
    store,
    clock,
    jobs,
    ledger,
    lotteries,
    betting,
    emit,
    issues: (through, lottery, count) => upcomingIssues(through, clock, lottery.id, count),
    standing: (userId) => standingOf(core, userId),
  });
  settlement.onDecided(chases.decided);
  core.protection.onChanged(betting.guardsChanged);
  core.protection.onExcluded(chases.stopAll);
  const games = await createGames({
    store,
    clock,
    jobs,
    nodeChannels,
    ledger,
    protection: core.protection,
    settings: core.settings,
    connections: core.providers,
    emit,
    log,
  });
  const auditor = createAuditor({
    auditStore: core.platform.auditStore,
    clock,
    jobs,
    ledger,
    log,
    checks: [betBook, heldBook, correctionBook, withdrawalBook, transitBook],
    whenSound: clearWithdrawals,
  });
  const chain = createChain(store, log);
  const deposits = await createDeposits({
    store,
    clock,
    jobs,
    ledger,
    providers: core.providers,
    platform: core.settings,
    emit,
    log,
    mode,
    filesUrl,
  });
  for (const provider of ['payments', 'chain'] as const) {
    deposits.addBook(provider, payoutBook(store, provider));
  }

  bettingRoutes(register, betting);
  chaseRoutes(register, chases);
  gameRoutes(register, games, core.settings.languages);
  drawRoutes(register, { store, currentDraws: draws.currentDraws });
  statisticsRoutes(register, { store, clock, lotteries, currentDraws: draws.currentDraws });
  deposits.routes(register);
  recordRoutes(register, { store, betting, drawView: (drawId) => drawViewById(store, drawId) });

  return {
    clocks: [signer, witness, beacon, feed, ...core.providers.clocks],
    betting,
    settlement,
    deposits,
    chases,
    games,
    async start() {
      await core.protection.start();
      await auditor.start();
      chain.start();
      await draws.start();
      await core.providers.reconciler.start();
      games.start();
    },
    async close() {
      games.stop();
      await betting.idle();
      await chain.stop();
      await Promise.all([signer.stop(), witness.stop(), beacon.close(), deposits.close(), betting.close()]);
    },
  };
}

/** Whether a player without a call may bet: issues of their chases come due by themselves (B6). */
async function standingOf(
  { settings, platform: { store, clock } }: Core,
  userId: bigint,
): Promise<'free' | 'closed' | 'refused'> {
  const { rowCount } = await store.query('select from player where id = $1 and enable', [userId]);
  if (rowCount === 0) return 'refused';
  return settings.opening.isOpen(clock.local()) ? 'free' : 'closed';
}
