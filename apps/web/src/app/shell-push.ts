import type { FirebaseMessagingPlugin } from '@capacitor-firebase/messaging';
import { setAppMessages } from '../platform/push/index.ts';

/** Where the messages of the centre lead; a message of anything else opens the app only. */
const CENTRE = /^#\/user\/inbox(\?open=\d+)?$/;

/**
 * Push messages of the native app, over the shell's plugin. A press on one opens its event.
 *
 * @param open - Shows the page with this hash.
 */
export async function connectPush(
  { messaging }: { readonly messaging: FirebaseMessagingPlugin },
  open: (hash: string) => void,
): Promise<void> {
  setAppMessages({
    async permission() {
      const { receive } = await messaging.checkPermissions();
      return receive === 'granted' || receive === 'denied' ? receive : 'prompt';
    },
    ask: async () => (await messaging.requestPermissions()).receive === 'granted',
    token: async () => (await messaging.getToken()).token,
    forget: () => messaging.deleteToken(),
  });
  await messaging.addListener('notificationActionPerformed', ({ notification }) => {
    const path = (notification.data as Readonly<Record<string, unknown>> | undefined)?.path;
    if (typeof path === 'string' && CENTRE.test(path)) open(path);
  });
}
