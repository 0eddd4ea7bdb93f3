import type { RouteName } from '../../../platform/navigation/index.ts';

/** Phone pages with the button: those without a bar or a form at the end of the window. */
const phoneWith: readonly RouteName[] = [
  'home',
  'user-center',
  'help',
  'user-vip',
  'lottery-data',
  'record-bet',
  'record-log',
  'record-activity',
  'notice-list',
  'notice-detail',
  'user-inbox',
];

/** Whether a page has the button on phones. */
export const onPhone = (page: RouteName): boolean => phoneWith.includes(page);
