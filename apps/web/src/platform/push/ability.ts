import type { PushAbility } from './subscription.ts';

/** What a browser can do about push messages. */
export interface PushSigns {
  /** It has service workers, push and notifications, and this build has a worker. */
  readonly supported: boolean;
  /** `Notification.permission`, if there is such a thing. */
  readonly permission: NotificationPermission | undefined;
  /** An iPhone or iPad: it has push only for a page on the home screen. */
  readonly isIos: boolean;
}

export function abilityOf({ supported, permission, isIos }: PushSigns): PushAbility {
  if (!supported || permission === undefined) return isIos ? 'install' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'ready';
}
