import { consoleEndpoints } from '@tessera/protocol/console';
import { AppError, grantIn, operatorOf, type Register } from '../../http/index.ts';
import { logAct } from '../operators/index.ts';
import { vipTable } from './level-views.ts';
import { dryRun } from './offer-dry-run.ts';
import { offerDetail, offerRows } from './offer-views.ts';
import type { Console } from './service.ts';

/** Registers the calls that show and compute offers. They are changed by commands only. */
export function offerRoutes(register: Register, { store, settings }: Console): void {
  register(consoleEndpoints.consoleOfferList, ({ view }) => offerRows(store, view));

  register(consoleEndpoints.consoleOfferGet, ({ id }, context) =>
    offerDetail(store, id, grantIn(context), context.now),
  );

  let isRunning = false;
  register(consoleEndpoints.consoleOfferDryRun, async (asked, context) => {
    // It reads a month of all players: one at a time on a node.
    if (isRunning) throw new AppError('dry_run_busy');
    isRunning = true;
    try {
      const zone = settings.get('timeZone');
      const report = await dryRun(store, asked, grantIn(context), { now: context.now, zone });
      await logAct(store, context, {
        operator: operatorOf(context).operatorId,
        action: 'offer.dry-run',
        subject: `offer:${asked.id}`,
        data: { ...asked, cost: report.cost, players: report.players, hash: report.hash },
      });
      return report;
    } finally {
      isRunning = false;
    }
  });

  register(consoleEndpoints.consoleVipTable, (_, context) => vipTable(store, settings, context.now));
}
