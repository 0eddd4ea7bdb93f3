import { consoleEndpoints } from '@tessera/protocol/console';
import { operatorOf, type Register } from '../../http/index.ts';
import { drawDetail, drawPage } from './draw-views.ts';
import { lotteryDetail, lotteryRows } from './lottery-views.ts';
import type { Console } from './service.ts';

/** Registers the calls that show lotteries and draws. They are changed by commands only. */
export function drawRoutes(register: Register, { store, settings, playerSite }: Console): void {
  register(consoleEndpoints.consoleLotteryList, async (_, { now }) => ({
    at: now,
    items: await lotteryRows(store, settings.get('timeZone')),
  }));

  register(consoleEndpoints.consoleLotteryGet, ({ id }) =>
    lotteryDetail(store, id, settings.get('timeZone')),
  );

  register(consoleEndpoints.consoleDrawList, (filter, context) =>
    drawPage(store, filter, {
      now: context.now,
      zone: settings.get('timeZone'),
      caller: operatorOf(context),
    }),
  );

  register(consoleEndpoints.consoleDrawGet, ({ id }, context) =>
    drawDetail(store, id, { site: playerSite(), caller: operatorOf(context) }),
  );
}
