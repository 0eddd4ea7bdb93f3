import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Core } from './core.ts';
import { createConsoleSite, createSite } from './http/index.ts';
import { frameOrigins } from './providers/index.ts';
import { addTestClock } from './testing/clock-routes.ts';
import type { SteerDeps } from './testing/steer.ts';

/** The three sites of one node, each on its port. A worker node has only the console. */
export interface Sites {
  readonly pc: FastifyInstance;
  readonly wap: FastifyInstance;
  readonly console: FastifyInstance;
  close(): Promise<void>;
}

/** Built clients, one folder each. */
const CLIENTS = join(import.meta.dirname, '../../web/dist');

export interface SiteOptions {
  /** Folder of the built clients. */
  readonly clients?: string;
  /** Clocks that follow the platform's clock when it is moved, which only mode `test` allows. */
  readonly clocks?: SteerDeps['followers'];
}

/** Builds the sites with every call registered so far, and the socket on both player sites. */
export async function createSites(
  core: Core,
  { clients = CLIENTS, clocks = [] }: SiteOptions = {},
): Promise<Sites> {
  const calls = core.calls();
  const { store, clock } = core.platform;
  const { callbacks } = core.providers;
  const shared = {
    calls,
    callbacks,
    frames: frameOrigins(core.config.providers ?? {}),
    entries: core.settings.entryOrigins,
  };
  const pc = await createSite({ name: 'pc', ...shared, folder: join(clients, 'pc') }, core.http);
  const wap = await createSite({ name: 'wap', ...shared, folder: join(clients, 'wap') }, core.http);
  const consoleSite = await createConsoleSite(core.http, (scope) => {
    if (core.config.mode === 'test') addTestClock(scope, { clock, store, followers: clocks });
  });
  core.socket.attach(pc.server);
  core.socket.attach(wap.server);
  return {
    pc,
    wap,
    console: consoleSite,
    close: async () => {
      await Promise.all([pc.close(), wap.close(), consoleSite.close()]);
    },
  };
}
