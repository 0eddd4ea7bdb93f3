import { BiometricAuth } from '@aparajita/capacitor-biometric-auth';
import { App } from '@capacitor/app';
import { registerPlugin } from '@capacitor/core';
import { Filesystem } from '@capacitor/filesystem';
import { Haptics } from '@capacitor/haptics';
import { Share } from '@capacitor/share';
import type { FirebaseMessagingPlugin } from '@capacitor-firebase/messaging';
import { isOwnSite } from '../features/entry/index.ts';
import { build, setRemembered } from '../platform/device/index.ts';
import { keystore } from './keystore.ts';
import { ownLink } from './own-link.ts';
import { rememberedLogin } from './remembered-login.ts';
import { connectFiles } from './shell-files.ts';
import { connectPush } from './shell-push.ts';

/** The plugin's native side alone: its module would load a library of Google for the web. */
const messaging = registerPlugin<FirebaseMessagingPlugin>('FirebaseMessaging');

/**
 * What the native shell tells the page and does for it: the back key of Android, links to our site, vibration where the web view
 * has none, files, the remembered login, push messages.
 */
export async function connectShell(): Promise<void> {
  if (!('vibrate' in navigator)) {
    const vibrate = (pattern: number | readonly number[]) => {
      const duration = [pattern].flat().reduce((sum, part) => sum + part, 0);
      void Haptics.vibrate({ duration });
      return true;
    };
    Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  }
  setRemembered(rememberedLogin({ keystore, lock: BiometricAuth }));
  await connectFiles({ share: Share, files: Filesystem });
  await connectPush({ messaging }, (hash) => {
    location.hash = hash;
  });
  await App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) history.back();
    else void App.minimizeApp();
  });
  await App.addListener('appUrlOpen', ({ url }) => open(url));
  const launch = await App.getLaunchUrl();
  if (launch) open(launch.url);
}

function open(link: string): void {
  const hash = ownLink(link, (url) => isOwnSite(url, build.siteHosts, 'production'));
  if (hash !== undefined) location.hash = hash;
}
