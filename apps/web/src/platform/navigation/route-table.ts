/** What the frame and the guard know of a route. Its screen is named in `src/app/screens.ts`. */
export interface RouteMeta {
  /** Path of the hash, without `#/` at the front; empty for home. */
  readonly path: string;
  /** Message key of the page title; without one the platform's name stands there (R2.13). */
  readonly title?: string;
  /** `public` needs no session (R2.10, A14). */
  readonly access: 'public' | 'session';
  /**
   * Where the page stands: in the frame beside the lotteries (`main`) or beside the account menu (`user`), alone on
   * the whole window (`full`), or above the home page, which lies inert behind it (`over`).
   */
  readonly place: 'main' | 'user' | 'full' | 'over';
  /** Desktop: the page has the whole width, without the lotteries at its side. */
  readonly wide?: true;
  /** Phone: the bar at the top: logo and tools, back and title, or the screen's own. */
  readonly phoneBar: 'home' | 'inner' | 'own';
  /** Phone: tab lit while the page is shown; absent where the tab bar gives way to a bar of the screen. */
  readonly tab?: 'home' | 'games' | 'mine';
}

/** Every route that exists, by the name of the specification. Order is of no account. */
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

/** What the frame knows of a route, under one type for all of them. */
export function metaOf(name: RouteName): RouteMeta {
  return routeTable[name];
}

/** Names of all routes. */
export const routeNames = Object.keys(routeTable) as readonly RouteName[];
