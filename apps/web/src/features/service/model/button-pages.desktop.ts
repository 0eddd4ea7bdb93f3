import type { RouteName } from '../../../platform/navigation/index.ts';

/**
 * Desktop pages without the button: it would cover the buttons of the slip, or stand in a game; rooms and customer service are about
 * messages already.
 */
const desktopWithout: readonly RouteName[] = [
  'lottery',
  'game-display',
  'game-show',
  'chat',
  'chat-custom-service',
];

/** Whether a page has the button on desktop. */
export const onDesktop = (page: RouteName): boolean => !desktopWithout.includes(page);
