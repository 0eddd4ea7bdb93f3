import { PLATFORM_IDS, PLATFORMS } from '@tessera/games/platforms';
import type { Tx } from '../../store/index.ts';
import { signedPlatform } from './adapters/signed-platform.ts';
import { platformBooks } from './books.ts';
import { PLATFORMS_CHANGED, readGames, readPlatforms } from './catalogue.ts';
import type { GamesDeps, GamesParts } from './deps.ts';
import type { GamePlatform } from './platform.ts';
import { createRecall, type Recall, recallJob } from './recall.ts';
import { addSeamlessCalls } from './seamless.ts';
import { isExcluded } from './standing.ts';
import { createStatements, type Statements } from './statement.ts';
import { createTransfers, type Transfers } from './transfer.ts';

/** Games on third-party platforms: game list, transfers in and out, and rounds played. */
export interface Games extends GamesParts {
  readonly transfers: Transfers;
  readonly statements: Statements;
  readonly home: Recall;
  /** Gives the list of games a new version now and after each change of a platform. */
  publish(): Promise<void>;
  /** Starts reading statements periodically; called on nodes that run jobs. */
  start(): void;
  stop(): void;
}

/** Interval of the periodic statement reads, ms of real time. */
const READ_MS = 10_000;

export async function createGames(deps: GamesDeps): Promise<Games> {
  const { store, clock, jobs, connections, nodeChannels, settings } = deps;
  const offered = await readPlatforms(store);
  // The connected platforms of both wallet kinds; a new vendor gets its adapter here.
  const platforms = new Map<string, GamePlatform>();
  for (const id of PLATFORM_IDS) {
    const client = connections.client(id);
    if (client) platforms.set(id, signedPlatform(client));
  }
  const parts: GamesParts = { ...deps, platform: (id) => platforms.get(id) };

  const stranded = async (tx: Tx, userId: bigint): Promise<void> => {
    const now = clock.local();
    if (await isExcluded(tx, userId))
      await jobs.add(recallJob, `${userId}/${now}`, now, { user: userId }, tx);
  };
  const statements = createStatements(parts, stranded);
  const transfers = createTransfers(parts, statements, stranded);
  const home = createRecall(parts, transfers, statements);
  for (const id of PLATFORM_IDS) {
    const { wallet } = PLATFORMS[id];
    if (wallet === 'seamless') addSeamlessCalls(parts, id);
    connections.reconciler.add(platformBooks(parts, id, wallet, statements));
  }
  const stamp = async (): Promise<void> => settings.cache.stamp('GAME_LIST', await readGames(store));

  let timer: NodeJS.Timeout | undefined;
  const own = offered.filter(({ wallet }) => wallet === 'transfer').map(({ id }) => id);
  return {
    ...parts,
    transfers,
    statements,
    home,
    async publish() {
      await stamp();
      await nodeChannels.listen(PLATFORMS_CHANGED, stamp);
    },
    start() {
      timer = setInterval(() => {
        for (const platform of own) if (platforms.get(platform)?.up()) void statements.read(platform);
      }, READ_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
