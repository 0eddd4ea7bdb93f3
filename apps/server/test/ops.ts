import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventLog } from '../src/modules/event-log/index.ts';
import { runCommand } from '../src/ops/commands.ts';
import { TEST_PASSWORD, type TestApp } from './app.ts';

/** Runs an operator's command; every password that it asks for or makes is the password of the tests. */
export const runOps = ({ db, services }: TestApp, ...args: string[]): Promise<string> =>
  runCommand(args, {
    ...db,
    store: db.opsStore,
    operatorPassword: async () => TEST_PASSWORD,
    settings: services.settings.settings,
    ratesChanged: services.settings.ratesChanged,
    accounts: services.identity.accounts,
    events: createEventLog({ store: db.opsStore }),
    ledger: services.ledger,
    dataDir: join(tmpdir(), 'tessera-no-such-folder'),
    by: 'ops ruth',
    now: db.clock.local(),
    newPassword: () => TEST_PASSWORD,
  });
