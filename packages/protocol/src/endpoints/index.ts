import type { z } from 'zod';
import type { Endpoint, PlayerAccess } from '../endpoint.ts';
import * as account from './account.ts';
import * as activity from './activity.ts';
import * as chase from './chase.ts';
import * as chat from './chat.ts';
import * as common from './common.ts';
import * as deposit from './deposit.ts';
import * as fact from './fact.ts';
import * as game from './game.ts';
import * as help from './help.ts';
import * as inbox from './inbox.ts';
import * as lists from './lists.ts';
import * as log from './log.ts';
import * as lottery from './lottery.ts';
import * as notice from './notice.ts';
import * as payout from './payout.ts';
import * as protection from './protection.ts';
import * as push from './push.ts';
import * as record from './record.ts';
import * as recovery from './recovery.ts';
import * as report from './report.ts';
import * as reportCommission from './report-commission.ts';
import * as reportTeam from './report-team.ts';
import * as reward from './reward.ts';
import * as service from './service.ts';
import * as statistics from './statistics.ts';
import * as team from './team.ts';
import * as teamMembers from './team-members.ts';
import * as user from './user.ts';
import * as vip from './vip.ts';
import * as wallet from './wallet.ts';
import * as waterBack from './water-back.ts';
import * as welfare from './welfare.ts';
import * as withdraw from './withdraw.ts';

type PlayerEndpoint = Endpoint<'GET' | 'POST', string, z.ZodType, z.ZodType, PlayerAccess>;
type OnlyEndpoints<M> = { [K in keyof M as M[K] extends PlayerEndpoint ? K : never]: M[K] };

function endpointsOf<M extends object>(module: M): OnlyEndpoints<M> {
  const found = Object.entries(module).filter(([, value]) => isEndpoint(value));
  return Object.fromEntries(found) as OnlyEndpoints<M>;
}

function isEndpoint(value: unknown): value is PlayerEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** Every call of the player sites, by handler name. */
export const endpoints = {
  ...endpointsOf(common),
  ...endpointsOf(user),
  ...endpointsOf(account),
  ...endpointsOf(wallet),
  ...endpointsOf(recovery),
  ...endpointsOf(lists),
  ...endpointsOf(game),
  ...endpointsOf(lottery),
  ...endpointsOf(chase),
  ...endpointsOf(record),
  ...endpointsOf(fact),
  ...endpointsOf(help),
  ...endpointsOf(reward),
  ...endpointsOf(deposit),
  ...endpointsOf(protection),
  ...endpointsOf(statistics),
  ...endpointsOf(payout),
  ...endpointsOf(withdraw),
  ...endpointsOf(log),
  ...endpointsOf(vip),
  ...endpointsOf(waterBack),
  ...endpointsOf(activity),
  ...endpointsOf(welfare),
  ...endpointsOf(team),
  ...endpointsOf(report),
  ...endpointsOf(reportCommission),
  ...endpointsOf(reportTeam),
  ...endpointsOf(teamMembers),
  ...endpointsOf(chat),
  ...endpointsOf(notice),
  ...endpointsOf(inbox),
  ...endpointsOf(push),
  ...endpointsOf(service),
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** What a handler receives: parsed, with defaults filled in. */
export type InputOf<N extends EndpointName> = z.output<Endpoints[N]['request']>;
/** What a caller sends. */
export type PayloadOf<N extends EndpointName> = z.input<Endpoints[N]['request']>;
export type ReplyOf<N extends EndpointName> = z.output<Endpoints[N]['reply']>;

type ByKey = { [N in EndpointName as `${Endpoints[N]['method']} ${Endpoints[N]['path']}`]: N };
/** Method and path, such as `POST /api/user/login`: how the client addresses a call. */
export type CallKey = keyof ByKey;
export type CallPayload<K extends CallKey> = PayloadOf<ByKey[K]>;
export type CallReply<K extends CallKey> = ReplyOf<ByKey[K]>;
