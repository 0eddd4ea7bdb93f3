import { consoleEndpoints } from '@tessera/protocol/console';
import { AppError, grantIn, operatorOf, type Register } from '../../http/index.ts';
import { payeeOf } from '../cashier/index.ts';
import { reveal } from './reveal.ts';
import type { Console } from './service.ts';
import { revealsOf, withdrawalDetail, withdrawalPage } from './withdrawal-views.ts';

/** Registers the calls that show withdrawals. They are decided by commands only. */
export function moneyRoutes(register: Register, { store, settings, vault }: Console): void {
  register(consoleEndpoints.consoleWithdrawalList, (filter, context) =>
    withdrawalPage(store, filter, grantIn(context)),
  );

  register(consoleEndpoints.consoleWithdrawalGet, ({ id }, context) =>
    withdrawalDetail({ store, settings }, id, grantIn(context), operatorOf(context).role),
  );

  register(consoleEndpoints.consoleWithdrawalReveal, ({ id, field, reason }, context) => {
    if (!revealsOf(operatorOf(context).role).includes(field)) throw new AppError('operator_not_permitted');
    return reveal(store, context, async (tx) => {
      const found = await payeeOf(tx, id, field, vault);
      return found && { ...found, data: { field, reason, withdrawal: id } };
    });
  });
}
