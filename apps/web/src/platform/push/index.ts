/** Push messages to this browser. Everything here loads with the settings that offer them. */
export type { PushAbility } from './ability.ts';
export { pushAbility, pushHere, subscribeHere, unsubscribeHere } from './push.ts';
