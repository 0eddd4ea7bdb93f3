import type { Amount } from '@tessera/protocol';
import { defineModule, on } from '../../../contract/index.ts';
import { providersModule } from '../../../parts/providers.ts';
import { socketModule } from '../../../parts/socket.ts';
import { filesModule } from '../../files/index.ts';
import { ledgerModule } from '../../ledger/index.ts';
import { settingsModule } from '../../settings/index.ts';
import { depositCredited } from '../events.ts';
import { currentRate, setRate } from '../rates/rates.ts';
import { chainJob } from './chain.ts';
import { askJob, expireJob } from './change.ts';
import { seedChannels } from './channels.ts';
import { returnJob } from './return.ts';
import { createDeposits } from './service.ts';
import { tellJob } from './tell.ts';

/** Rate of a demo installation; production has none until an operator sets one. */
const DEMO_RATE = 72_000n as Amount;

/** Deposits by the payment gateway and on two chains. */
export const depositsModule = defineModule({
  name: 'deposits',
  needs: [settingsModule, filesModule, ledgerModule, socketModule, providersModule],
  async install(tx, mode) {
    await seedChannels(tx);
    if (mode !== 'production' && !(await currentRate(tx, 'USDT')))
      await setRate(tx, { currency: 'USDT', value: DEMO_RATE, by: 'demo' });
  },
  create: ({ socket, config, ...deps }) => createDeposits({ ...deps, emit: socket.emit, mode: config.mode }),
  // The list of currencies gets a new version, whoever has set the rate.
  async serve(_, { nodeChannels, settings }) {
    await nodeChannels.listen('rates', () => settings.ratesChanged());
  },
  calls: (register, deposits) => deposits.routes(register),
  jobs: [expireJob, askJob, returnJob, chainJob],
  events: [on(depositCredited, tellJob)],
  jobDeps: ({ deps }) => deps,
});
