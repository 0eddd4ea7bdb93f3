import type { Page } from '@playwright/test';

/** Methods of the plugins that the shell has, as its native side names them. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  App: ['getInfo', 'getLaunchUrl', 'minimizeApp'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
  Filesystem: ['rmdir', 'writeFile'],
  FirebaseMessaging: ['checkPermissions', 'deleteToken', 'getToken', 'requestPermissions'],
  Haptics: ['vibrate'],
  LiveUpdate: [
    'deleteBundle',
    'getCurrentBundle',
    'getDownloadedBundles',
    'ready',
    'reload',
    'setNextBundle',
  ],
  Preferences: ['get', 'remove', 'set'],
  SecureStorage: ['internalGetItem', 'internalRemoveItem', 'internalSetItem'],
  Share: ['share'],
};

type Options = Readonly<Record<string, string>>;

/** A device that the app runs on: what it keeps lasts longer than a page. */
export interface Device {
  /** Items of the preferences and of the keystore. */
  readonly preferences: Map<string, string>;
  readonly keystore: Map<string, string>;
  /** What was given to the share sheet, and the texts of the files written for it. */
  readonly shared: { readonly files: readonly string[] }[];
  readonly files: Map<string, string>;
  /** Reasons for which the owner was asked to show that it is them. */
  readonly asked: string[];
  /** Questions of the system whether the app may show messages, and what the app asked of its push service. */
  readonly messaging: ('permission' | 'token' | 'forget')[];
  /** From now on whoever holds the device is its owner, or not. */
  heldByOwner(owner: boolean): void;
  /** Presses the back key of the device, opens a link, or presses a message. */
  tell(event: 'backButton' | 'appUrlOpen' | 'notificationActionPerformed', data: object): Promise<void>;
}

/**
 * Puts a page, before it is opened, into the shell of Android: the bridge of Capacitor, with a device of ours on the native side. The plugins
 * run as in the app, down to the bridge.
 *
 * @param pushToken - The app's token at its push service.
 */
export async function inNativeShell(page: Page, pushToken: string): Promise<Device> {
  let isOwner = true;
  let mayShow = false;
  const device = {
    preferences: new Map<string, string>(),
    keystore: new Map<string, string>(),
    shared: [] as { files: string[] }[],
    files: new Map<string, string>(),
    asked: [] as string[],
    messaging: [] as Device['messaging'],
    heldByOwner: (owner: boolean) => {
      isOwner = owner;
    },
    tell: (event: string, data: object) =>
      page.evaluate(([name, value]) => Reflect.get(window, 'tellApp')(name, value), [event, data] as const),
  };
  const native: Readonly<Record<string, (options: Options) => unknown>> = {
    'App.getInfo': () => ({ build: '1' }),
    'App.getLaunchUrl': () => null,
    'BiometricAuthNative.checkBiometry': () => ({ isAvailable: true, deviceIsSecure: true }),
    'BiometricAuthNative.internalAuthenticate': ({ reason = '' }) => {
      device.asked.push(reason);
      if (!isOwner) throw new Error('Cancelled');
    },
    'Filesystem.rmdir': () => {
      throw new Error('Folder does not exist');
    },
    'Filesystem.writeFile': ({ path = '', data = '' }) => {
      device.files.set(path, Buffer.from(data, 'base64').toString());
      return { uri: `file:///cache/${path}` };
    },
    'FirebaseMessaging.checkPermissions': () => ({ receive: mayShow ? 'granted' : 'prompt' }),
    'FirebaseMessaging.requestPermissions': () => {
      device.messaging.push('permission');
      mayShow = true;
      return { receive: 'granted' };
    },
    'FirebaseMessaging.getToken': () => {
      device.messaging.push('token');
      return { token: pushToken };
    },
    'FirebaseMessaging.deleteToken': () => void device.messaging.push('forget'),
    'LiveUpdate.getCurrentBundle': () => ({ bundleId: null }),
    'LiveUpdate.getDownloadedBundles': () => ({ bundleIds: [] }),
    'Preferences.get': ({ key = '' }) => ({ value: device.preferences.get(key) ?? null }),
    'Preferences.set': ({ key = '', value = '' }) => void device.preferences.set(key, value),
    'Preferences.remove': ({ key = '' }) => void device.preferences.delete(key),
    'SecureStorage.internalGetItem': ({ prefixedKey = '' }) => ({
      data: device.keystore.get(prefixedKey) ?? null,
    }),
    'SecureStorage.internalSetItem': ({ prefixedKey = '', data = '' }) =>
      void device.keystore.set(prefixedKey, data),
    'SecureStorage.internalRemoveItem': ({ prefixedKey = '' }) => ({
      success: device.keystore.delete(prefixedKey),
    }),
    'Share.share': (options) => void device.shared.push(options as never),
  };
  await page.exposeFunction('callDevice', (plugin: string, method: string, options: Options = {}) =>
    native[`${plugin}.${method}`]?.(options),
  );
  await page.addInitScript((methods) => {
    const heard = new Map<string, (data: object) => void>();
    const call = Reflect.get(window, 'callDevice');
    const headers = Object.entries(methods).map(([name, list]) => ({
      name,
      methods: [
        ...list.map((method) => ({ name: method, rtype: 'promise' })),
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'promise' },
      ],
    }));
    Object.assign(window, {
      androidBridge: {},
      tellApp: (event: string, data: object) => heard.get(event)?.(data),
      Capacitor: {
        PluginHeaders: headers,
        nativePromise: call,
        nativeCallback: (_: string, __: string, { eventName }: Options, callback: (data: object) => void) => {
          heard.set(eventName!, callback);
          return Promise.resolve(eventName);
        },
      },
    });
  }, METHODS);
  return device;
}
