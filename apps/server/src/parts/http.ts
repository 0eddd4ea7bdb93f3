import { createSecretKey } from 'node:crypto';
import { defineModule } from '../contract/index.ts';
import {
  createDownloads,
  createLargeBodies,
  createLoopMeter,
  type HttpDeps,
  lookSeldom,
} from '../http/index.ts';
import { identityModule } from '../modules/identity/index.ts';
import { operatorsModule } from '../modules/operators/index.ts';
import { settingsModule } from '../modules/settings/index.ts';
import { gateModule } from './gate.ts';
import { readinessModule } from './readiness.ts';

/** What the pipeline of HTTP calls needs. */
export const httpModule = defineModule({
  name: 'http',
  needs: [settingsModule, identityModule, operatorsModule, gateModule, readinessModule],
  create({ clock, config, log, metrics, settings, identity, operators, gate, readiness }): HttpDeps {
    return {
      mode: config.mode,
      gate,
      now: clock.local,
      xsrfKey: createSecretKey(settings.secrets.key('xsrf')),
      limits: settings.httpLimits,
      largeCallers: new Set(),
      largeBodies: createLargeBodies(),
      downloads: createDownloads(),
      operatorDownloads: createDownloads(),
      texts: settings.languages,
      opening: settings.opening,
      sessions: identity.sessions,
      operators: operators?.gate,
      metrics,
      loop: createLoopMeter(),
      log,
      isReady: lookSeldom(readiness.check),
    };
  },
  stop: ({ largeBodies }) => largeBodies.close(),
});
