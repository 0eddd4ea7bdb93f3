import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createConsoleSite, createSite, isOperatorCall } from './http/index.ts';
import type { Platform } from './platform.ts';
import { frameOrigins } from './providers/index.ts';
import { addTestClock } from './testing/clock-routes.ts';

/** The three sites of one node, each on its port. A worker node has only the console. */
export interface Sites {
  readonly pc: FastifyInstance;
  readonly wap: FastifyInstance;
  readonly console: FastifyInstance;
  close(): Promise<void>;
}

/** Built clients, one folder each. */
const CLIENTS = join(import.meta.dirname, '../../web/dist');
/** The built console. */
const CONSOLE = join(import.meta.dirname, '../../console/dist');

/** The part of the platform that the sites show. */
export interface SitesPlatform extends Pick<Platform, 'config' | 'database' | 'calls' | 'clocks'> {
  readonly services: Pick<Platform['services'], 'http' | 'socket' | 'settings' | 'providers'> &
    Partial<Pick<Platform['services'], 'operatorSocket'>>;
}

/**
 * Builds the sites with every call registered so far. Both sites of players have their sockets; calls and socket of operators are on the
 * operations port.
 * @param clients - Folder of the built clients.
 * @param files - Address of the origin of uploaded pictures, once it is known.
 */
export async function createSites(
  platform: SitesPlatform,
  clients = CLIENTS,
  files: () => string | undefined = () => undefined,
): Promise<Sites> {
  const { config, database, services, clocks } = platform;
  const { http, socket, settings, providers, operatorSocket } = services;
  const { operators = [], players = [] } = Object.groupBy(platform.calls(), (call) =>
    isOperatorCall(call) ? 'operators' : 'players',
  );
  const shared = {
    calls: players,
    callbacks: providers.callbacks,
    frames: frameOrigins(config.providers ?? {}),
    entries: settings.entryOrigins,
    files,
  };
  const pc = await createSite({ name: 'pc', ...shared, folder: join(clients, 'pc') }, http);
  const wap = await createSite(
    {
      name: 'wap',
      ...shared,
      folder: join(clients, 'wap'),
      tablets: join(clients, 'pad'),
      appRelease: config.appRelease,
    },
    http,
  );
  const consoleSite = await createConsoleSite(http, {
    calls: operators,
    folder: CONSOLE,
    files,
    addRoutes: (scope) => {
      if (config.mode === 'test') addTestClock(scope, { ...database, followers: clocks });
    },
  });
  socket.attach(pc.server);
  socket.attach(wap.server);
  operatorSocket?.here?.attach(consoleSite.server);
  return {
    pc,
    wap,
    console: consoleSite,
    close: async () => {
      // The site waits for its sockets to end.
      await operatorSocket?.here?.close();
      await Promise.all([pc.close(), wap.close(), consoleSite.close()]);
    },
  };
}
