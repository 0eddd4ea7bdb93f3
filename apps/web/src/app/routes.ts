import { routes as account } from '../features/account/routes.ts';
import { routes as activities } from '../features/activities/routes.ts';
import { routes as betting } from '../features/betting/routes.ts';
import { routes as cashier } from '../features/cashier/routes.ts';
import { routes as chat } from '../features/chat/routes.ts';
import { routes as entry } from '../features/entry/routes.ts';
import { routes as fairness } from '../features/fairness/routes.ts';
import { routes as games } from '../features/games/routes.ts';
import { routes as help } from '../features/help/routes.ts';
import { routes as inbox } from '../features/inbox/routes.ts';
import { routes as lobby } from '../features/lobby/routes.ts';
import { routes as notices } from '../features/notices/routes.ts';
import { routes as protection } from '../features/protection/routes.ts';
import { routes as records } from '../features/records/routes.ts';
import { routes as reports } from '../features/reports/routes.ts';
import { routes as results } from '../features/results/routes.ts';
import { routes as service } from '../features/service/routes.ts';
import { routes as session } from '../features/session/routes.ts';
import { routes as team } from '../features/team/routes.ts';
import { routes as trend } from '../features/trend/routes.ts';
import { routes as vip } from '../features/vip/routes.ts';
import { routes as waterBack } from '../features/water-back/routes.ts';
import { routes as welfare } from '../features/welfare/routes.ts';

/** The pages of all features. */
export const routes = {
  ...account,
  ...activities,
  ...betting,
  ...cashier,
  ...chat,
  ...entry,
  ...fairness,
  ...games,
  ...help,
  ...inbox,
  ...lobby,
  ...notices,
  ...protection,
  ...records,
  ...reports,
  ...results,
  ...service,
  ...session,
  ...team,
  ...trend,
  ...vip,
  ...waterBack,
  ...welfare,
};

declare module '../platform/navigation/routes.ts' {
  interface RouteNames extends Record<keyof typeof routes, true> {}
}
