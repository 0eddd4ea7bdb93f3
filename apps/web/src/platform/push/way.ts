import { storage } from '../storage/index.ts';
import { appMessages } from './app-messages.ts';
import { appPush } from './app-push.ts';
import { browserPush } from './browser-push.ts';
import type { PushWay } from './subscription.ts';

/** Whether messages reach this device by the shell of the native app. */
export const isAppPush: boolean = typeof __DEVICE__ !== 'undefined' && __DEVICE__ === 'app';

/** The way by which messages reach this device. */
export const pushHere: PushWay = isAppPush ? appPush(storage, appMessages) : browserPush;
