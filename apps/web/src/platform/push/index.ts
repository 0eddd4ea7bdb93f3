/** Push messages to this device. Everything here loads with the settings that offer them. */
export { setAppMessages } from './app-messages.ts';
export type { PushAbility } from './subscription.ts';
export { isAppPush, pushHere } from './way.ts';
