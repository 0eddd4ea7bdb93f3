import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventLog } from '../src/modules/event-log/index.ts';
import { type OpsDeps, runCommand } from '../src/ops/commands.ts';
import { TEST_PASSWORD, type TestApp } from './app.ts';

/** What operators' commands need, over a test's platform; every password is the password of the tests. */
export const opsDeps = ({ db, platform, services }: TestApp): OpsDeps => ({
  ...db,
  store: db.opsStore,
  operatorPassword: async () => TEST_PASSWORD,
  operatorCode: async () => '000000',
  events: platform.events,
  eventLog: createEventLog({ store: db.opsStore }),
  withServices: (_, work) => work({ ...services }),
  dataDir: join(tmpdir(), 'tessera-no-such-folder'),
  by: 'ops ruth',
  now: db.clock.local(),
  newPassword: () => TEST_PASSWORD,
});

/** Runs an operator's command; every password that it asks for or makes is the password of the tests. */
export const runOps = (app: TestApp, ...args: string[]): Promise<string> => runCommand(args, opsDeps(app));
