import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { ServiceDeps } from './deps.ts';
import { listCases, readCase } from './history.ts';
import { openService } from './open.ts';
import { orderOf, ordersOf } from './orders.ts';
import { sendPicture } from './pictures.ts';
import { rateCase } from './rate.ts';
import { sendToService } from './send.ts';

/** The calls below `/api/service`. Everybody with a session may ask for help, in a break and excluded too. */
export function serviceRoutes(register: Register, deps: ServiceDeps): void {
  const { store } = deps;
  register(endpoints.serviceOpen, (_, context) => openService(deps, sessionOf(context).userId));
  register(endpoints.serviceSend, (input, context) => sendToService(deps, sessionOf(context), input));
  register(endpoints.servicePicture, (input, context) => sendPicture(deps, sessionOf(context), input));
  register(endpoints.serviceOrders, (_, context) => ordersOf(store, sessionOf(context).userId));
  register(endpoints.serviceOrder, (input, context) => orderOf(store, sessionOf(context).userId, input));
  register(endpoints.serviceRate, (input, context) => rateCase(deps, sessionOf(context).userId, input));
  register(endpoints.serviceHistory, (input, context) => listCases(deps, sessionOf(context).userId, input));
  register(endpoints.serviceCaseRead, (input, context) => readCase(deps, sessionOf(context).userId, input));
}
