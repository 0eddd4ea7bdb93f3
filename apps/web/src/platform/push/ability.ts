/** What a browser can do about push messages. */
export interface PushSigns {
  /** It has service workers, push and notifications, and this build has a worker. */
  readonly supported: boolean;
  /** `Notification.permission`, if there is such a thing. */
  readonly permission: NotificationPermission | undefined;
  /** An iPhone or iPad: it has push only for a page on the home screen. */
  readonly isIos: boolean;
}

/** `install`: not before the page is on the home screen. `denied`: the player has refused, and only the browser's settings undo that. */
export type PushAbility = 'ready' | 'denied' | 'install' | 'unsupported';

export function abilityOf({ supported, permission, isIos }: PushSigns): PushAbility {
  if (!supported || permission === undefined) return isIos ? 'install' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'ready';
}
