import type { MessageKey } from '@tessera/messages';
/** Properties of a route for the frame and the guard. Its screen is listed in `src/app/screens.ts`. */
export interface RouteMeta {
  /** Path of the hash, without the leading `#/`; empty for home. */
  readonly path: string;
  /** Message key of the page title; without one the title is the platform's name (R2.13). */
  readonly title?: MessageKey;
  /** `public` needs no session (R2.10, A14). */
  readonly access: 'public' | 'session';
  /**
   * Where the page is shown: in the frame next to the lotteries (`main`) or next to the account menu (`user`), alone in the
   * whole window (`full`), or over the home page, which is inert behind it (`over`).
   */
  readonly place: 'main' | 'user' | 'full' | 'over';
  /** Desktop: the page uses the full width, without the list of lotteries. */
  readonly wide?: true;
  /** Phone: the bar at the top: logo and tools, back and title, or the screen's own. */
  readonly phoneBar: 'home' | 'inner' | 'own';
  /** Phone: tab highlighted while the page is shown; absent if the screen replaces the tab bar by its own bar. */
  readonly tab?: 'home' | 'games' | 'mine';
}

/** Every route, by its name in the specification. The order has no meaning. */
export const routeTable = {
  home: { path: '', access: 'session', place: 'main', phoneBar: 'home', tab: 'home' },
  lottery: {
    path: 'lottery/show',
    title: 'route_lottery',
    access: 'session',
    place: 'main',
    phoneBar: 'own',
  },
  'lottery-trend': {
    path: 'lottery/trend',
    title: 'route_trend',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
  },
  'lottery-data': {
    path: 'lottery/data',
    title: 'route_data',
    access: 'session',
    place: 'main',
    phoneBar: 'inner',
  },
  'game-display': {
    path: 'game/display',
    title: 'route_game_display',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    tab: 'games',
  },
  'game-show': { path: 'game', title: 'route_game_show', access: 'session', place: 'full', phoneBar: 'own' },
  'money-transfer': {
    path: 'transfer',
    title: 'route_money_transfer',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  login: { path: 'login', title: 'route_login', access: 'public', place: 'over', phoneBar: 'own' },
  register: { path: 'register', title: 'route_register', access: 'public', place: 'over', phoneBar: 'own' },
  'user-center': {
    path: 'user/center',
    title: 'route_user_center',
    access: 'session',
    place: 'user',
    phoneBar: 'own',
    tab: 'mine',
  },
  'user-info': {
    path: 'user/info',
    title: 'route_user_info',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'login-record': {
    path: 'login/record',
    title: 'route_login_record',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'record-bet': {
    path: 'record/bet',
    title: 'route_record_bet',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'money-recharge': {
    path: 'recharge',
    title: 'route_money_recharge',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'money-withdraw': {
    path: 'withdraw',
    title: 'route_money_withdraw',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'bank-manage': {
    path: 'bank/manage',
    title: 'route_bank_manage',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'bank-add': {
    path: 'bank/add',
    title: 'route_bank_add',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'wallet-manage': {
    path: 'wallet/manage',
    title: 'route_wallet_manage',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'wallet-add': {
    path: 'wallet/add',
    title: 'route_wallet_add',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  'record-log': {
    path: 'record/log',
    title: 'route_record_log',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  verify: { path: 'verify', title: 'route_verify', access: 'session', place: 'user', phoneBar: 'inner' },
  responsible: {
    path: 'responsible',
    title: 'route_responsible',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
  },
  help: {
    path: 'help',
    title: 'route_help',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
  },
  init: { path: 'init', access: 'public', place: 'full', phoneBar: 'own' },
  line: { path: 'line', title: 'route_line', access: 'public', place: 'full', phoneBar: 'own' },
} as const satisfies Readonly<Record<string, RouteMeta>>;

export type RouteName = keyof typeof routeTable;

/** The properties of a route, with one type for all routes. */
export function metaOf(name: RouteName): RouteMeta {
  return routeTable[name];
}

/** Names of all routes. */
export const routeNames = Object.keys(routeTable) as readonly RouteName[];
