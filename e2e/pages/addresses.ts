import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stop } from '../kit/walk.ts';

/** Who walks: a visitor, the demonstration's player and agent, a trial account. */
export type Walker = 'visitor' | 'player' | 'agent' | 'trial';

const lotteries = [
  ...['ssc-5m', 'pk10-5m', 'k3-5m', 'x5-5m', 'pc28-210s', 'lhc-5m', 'd3-5m', 'p5-5m', 'kl8-5m', 'kl10-5m'],
  ...['ssq-cn', 'dlt-cn', 'powerball-us', 'megamillions-us', 'euromillions-eu', 'uklotto-uk'],
];
const games = ['crash', 'dice', 'mines', 'plinko', 'fruit', 'dragon', 'baccarat', 'fishing'];
const offers = ['deposit-gift', 'day-insurance', 'daily-play', 'multiple-race', 'lucky-wheel'];

/** Every page of the client by its address, with the states that an address can name. */
export const stops: Readonly<Record<Walker, readonly Stop[]>> = {
  visitor: [
    ['#/login', 'login'],
    ['#/register', 'register'],
    ['#/recover', 'recover'],
    ['#/line', 'line'],
    ['#/login?look=', 'home'],
    ['#/login?look=lottery/data', 'lottery-data'],
  ],
  player: [
    ['#/', 'home'],
    ...lotteries.map((id) => [`#/lottery/show?id=${id}`, 'lottery'] as const),
    ['#/lottery/trend?id=ssc-5m', 'lottery-trend'],
    ['#/lottery/trend?id=lhc-5m', 'lottery-trend'],
    ['#/lottery/data', 'lottery-data'],
    ['#/lottery/data?id=ssc-5m', 'lottery-data'],
    ['#/lottery/data?id=lhc-5m', 'lottery-data'],
    ['#/game/display', 'game-display'],
    ...games.map((id) => [`#/game?game=${id}`, 'game-show'] as const),
    ['#/activity/list?tab=running', 'activity-list'],
    ['#/activity/list?tab=soon', 'activity-list'],
    ['#/activity/list?tab=ended', 'activity-list'],
    ['#/activity/list?tab=mine', 'activity-list'],
    ...offers.map((id) => [`#/activity/detail?id=${id}`, 'activity-detail'] as const),
    ['#/help', 'help'],
    ['#/help?article=first-bet', 'help'],
    ['#/help?article=k3', 'help'],
    ['#/help?article=ssc', 'help'],
    ['#/help?article=lhc', 'help'],
    ['#/user/center', 'user-center'],
    ['#/user/info', 'user-info'],
    ['#/user/vip', 'user-vip'],
    ['#/vip/detail', 'vip-detail'],
    ['#/user/waterback', 'user-waterback'],
    ['#/user/welfare', 'user-welfare'],
    ['#/user/inbox', 'user-inbox'],
    ['#/notice/list', 'notice-list'],
    ['#/notice/detail?id=maintenance', 'notice-detail'],
    ['#/login/record', 'login-record'],
    ['#/recharge', 'money-recharge'],
    ['#/withdraw', 'money-withdraw'],
    ['#/transfer', 'money-transfer'],
    ['#/bank/manage', 'bank-manage'],
    ['#/bank/add', 'bank-add'],
    ['#/wallet/manage', 'wallet-manage'],
    ['#/wallet/add', 'wallet-add'],
    ['#/record/bet', 'record-bet'],
    ['#/record/bet?state=void', 'record-bet'],
    ['#/record/bet?tab=games', 'record-bet'],
    ['#/record/bet?tab=chase', 'record-bet'],
    ['#/record/log', 'record-log'],
    ['#/record/activity', 'record-activity'],
    ['#/report/statistic', 'report-statistic'],
    ['#/report/statistic?days=month', 'report-statistic'],
    ['#/report/team', 'report-team'],
    ['#/report/team?of=999', 'report-team'],
    ['#/chat?room=hall', 'chat'],
    ['#/chat/custom-service', 'chat-custom-service'],
    ['#/responsible', 'responsible'],
    ['#/verify', 'verify'],
  ],
  agent: [
    ['#/report/team', 'report-team'],
    ['#/team/list', 'team-list'],
    ['#/team/list?of=999', 'team-list'],
    ['#/team/link', 'team-link'],
  ],
  trial: [
    ['#/', 'home'],
    ['#/user/center', 'user-center'],
    ['#/user/info', 'user-info'],
    ['#/recharge', 'money-recharge'],
    ['#/record/bet', 'record-bet'],
  ],
};

/** Screens that no stop shows: the start and the pages of a site that is closed are seen before any address counts. */
const BEFORE_ADDRESSES = ['init', 'closed'];

/** Screens of the client that the stops do not reach; empty when the list above is complete. */
export function screensLeftOut(): readonly string[] {
  const features = join(import.meta.dirname, '../../apps/web/src/features');
  const screens = readdirSync(features).flatMap((feature) => {
    const file = join(features, feature, 'routes.ts');
    const text = readdirSync(join(features, feature)).includes('routes.ts') ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name ?? '');
  });
  const reached = new Set(Object.values(stops).flatMap((some) => some.map(([, screen]) => screen)));
  return screens.filter((screen) => !reached.has(screen) && !BEFORE_ADDRESSES.includes(screen));
}
