import type { z } from 'zod';
import type { Endpoint, OperatorAccess } from '../endpoint.ts';
import * as audit from './audit.ts';
import * as cases from './case.ts';
import * as channel from './channel.ts';
import * as chat from './chat.ts';
import * as command from './command.ts';
import * as dashboard from './dashboard.ts';
import * as deposit from './deposit.ts';
import * as draw from './draw.ts';
import * as help from './help.ts';
import * as lottery from './lottery.ts';
import * as notice from './notice.ts';
import * as offer from './offer.ts';
import * as operator from './operator.ts';
import * as passkey from './passkey.ts';
import * as payout from './payout.ts';
import * as player from './player.ts';
import * as provider from './provider.ts';
import * as report from './report.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as setting from './setting.ts';
import * as text from './text.ts';
import * as theme from './theme.ts';
import * as view from './view.ts';
import * as withdrawal from './withdrawal.ts';

export type { CommandState } from './command.ts';
export type { ProviderState } from './provider.ts';

type ConsoleEndpoint = Endpoint<'GET' | 'POST', string, z.ZodType, z.ZodType, OperatorAccess>;
type OnlyEndpoints<M> = { [K in keyof M as M[K] extends ConsoleEndpoint ? K : never]: M[K] };

function endpointsOf<M extends object>(module: M): OnlyEndpoints<M> {
  const found = Object.entries(module).filter(([, value]) => isEndpoint(value));
  return Object.fromEntries(found) as OnlyEndpoints<M>;
}

function isEndpoint(value: unknown): value is ConsoleEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** Every call of the operators' console, by handler name. No player site serves one. */
export const consoleEndpoints = {
  ...endpointsOf(session),
  ...endpointsOf(passkey),
  ...endpointsOf(view),
  ...endpointsOf(dashboard),
  ...endpointsOf(command),
  ...endpointsOf(setting),
  ...endpointsOf(withdrawal),
  ...endpointsOf(audit),
  ...endpointsOf(operator),
  ...endpointsOf(lottery),
  ...endpointsOf(draw),
  ...endpointsOf(player),
  ...endpointsOf(report),
  ...endpointsOf(cases),
  ...endpointsOf(deposit),
  ...endpointsOf(channel),
  ...endpointsOf(provider),
  ...endpointsOf(payout),
  ...endpointsOf(service),
  ...endpointsOf(chat),
  ...endpointsOf(offer),
  ...endpointsOf(notice),
  ...endpointsOf(help),
  ...endpointsOf(theme),
  ...endpointsOf(text),
};

export type ConsoleEndpoints = typeof consoleEndpoints;
export type ConsoleEndpointName = keyof ConsoleEndpoints;
/** What a handler receives. */
export type ConsoleInputOf<N extends ConsoleEndpointName> = z.output<ConsoleEndpoints[N]['request']>;
export type ConsoleReplyOf<N extends ConsoleEndpointName> = z.output<ConsoleEndpoints[N]['reply']>;

type ByPath = { [N in ConsoleEndpointName as ConsoleEndpoints[N]['path']]: N };
/** Path of a call: how the console's client addresses it. All are POST. */
export type ConsolePath = keyof ByPath;
export type ConsolePayload<P extends ConsolePath> = z.input<ConsoleEndpoints[ByPath[P]]['request']>;
export type ConsoleReply<P extends ConsolePath> = ConsoleReplyOf<ByPath[P]>;
