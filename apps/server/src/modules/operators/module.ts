import { defineModule } from '../../contract/index.ts';
import { identityModule } from '../identity/index.ts';
import { settingsModule } from '../settings/index.ts';
import { operatorRoutes } from './routes.ts';
import { createOperators } from './service.ts';

/** Operators of the console, their sign-in and their sessions. */
export const operatorsModule = defineModule({
  name: 'operators',
  needs: [settingsModule, identityModule],
  create: ({ consoleStore, settings }) => createOperators({ consoleStore, settings }),
  calls: operatorRoutes,
});
