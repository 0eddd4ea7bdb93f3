import { consoleEndpoints } from '@tessera/protocol/console';
import { grantIn, operatorOf, type Register } from '../../http/index.ts';
import { askComparison } from '../../providers/index.ts';
import { logAct } from '../operators/index.ts';
import { channelRows, lockPage, ratePage } from './channel-views.ts';
import { depositDetail, depositPage } from './deposit-views.ts';
import { differencePage, providerRows, reviewPage } from './provider-views.ts';
import type { Console } from './service.ts';

/** Registers the calls that show deposits, channels, rates, providers and locks of payouts. They are changed by commands only. */
export function providerRoutes(register: Register, made: Console): void {
  const { store, jobs } = made;

  register(consoleEndpoints.consoleDepositList, (asked, context) =>
    depositPage(store, asked, grantIn(context)),
  );

  register(consoleEndpoints.consoleDepositGet, ({ id }, context) =>
    depositDetail(made, id, grantIn(context), context.now),
  );

  register(consoleEndpoints.consoleChannelList, () => channelRows(store));

  register(consoleEndpoints.consoleRateList, (asked) => ratePage(store, asked));

  register(consoleEndpoints.consoleProviderList, () => providerRows(made));

  register(consoleEndpoints.consoleProviderCompare, async (_, context) => {
    await store.tx(async (tx) => {
      await askComparison(jobs, context.now, tx);
      await logAct(tx, context, {
        operator: operatorOf(context).operatorId,
        action: 'provider.compare',
        subject: 'provider:all',
      });
    });
    return {};
  });

  register(consoleEndpoints.consoleDifferenceList, (asked) => differencePage(store, asked));

  register(consoleEndpoints.consoleReviewList, (asked) => reviewPage(store, asked));

  register(consoleEndpoints.consolePayoutLocks, (asked, context) => lockPage(store, asked, grantIn(context)));
}
