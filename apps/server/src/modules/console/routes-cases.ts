import { consoleEndpoints } from '@tessera/protocol/console';
import { operatorOf, type Register } from '../../http/index.ts';
import { caseDetail, casePage } from './case-views.ts';
import type { Console } from './service.ts';

/** Registers the calls that show cases of safer play and risk. They are changed by commands only. */
export function caseRoutes(register: Register, { store }: Console): void {
  register(consoleEndpoints.consoleCaseList, (asked, context) =>
    casePage(store, asked, operatorOf(context).operatorId),
  );

  register(consoleEndpoints.consoleCaseGet, ({ id }) => caseDetail(store, id));
}
