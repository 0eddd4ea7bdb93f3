/** A subscription of this device as the service takes it. A browser has keys, in base64url; the native app has none. */
export interface PushSubscriptionHere {
  readonly endpoint: string;
  readonly p256dh?: string;
  readonly auth?: string;
}

/** The way by which messages reach this device. */
export interface PushWay {
  /** What this device can do now. Asks the player nothing. */
  ability(): Promise<PushAbility>;
  /** The subscription that this device has, if any. */
  here(): Promise<PushSubscriptionHere | undefined>;
  /**
   * Asks the player for the permission and subscribes. Call it in the handler of a press. Undefined when the player has not agreed. Errors:
   * rejects when the device or its push service fails.
   *
   * @param key - Public key of the installation, base64url.
   */
  subscribe(key: string): Promise<PushSubscriptionHere | undefined>;
  /** Ends the subscription of this device. */
  unsubscribe(): Promise<void>;
}

/**
 * `install`: not before the page is on the home screen. `denied`: the player has refused, and only the settings of the browser, or of the
 * device for the app, undo that.
 */
export type PushAbility = 'ready' | 'denied' | 'install' | 'unsupported' | 'denied_app' | 'unsupported_app';
