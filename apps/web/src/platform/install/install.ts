import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { build } from '../device/index.ts';

/** The offer of a browser that can put this site on the device like an app (not yet in the types of the platform). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How this site gets on the device: `ask` by a press, `menu` by the browser's own share menu (iPhone, iPad), `none` when it is
 * there, or when the browser cannot.
 */
export type InstallWay = 'ask' | 'menu' | 'none';

const offerStore = createStore<{ readonly offer: InstallOffer | undefined }>(() => ({ offer: undefined }));

/** Keeps the browser's offer for a moment that the player chooses; nothing is asked on load. */
export function watchInstall(): void {
  if (build.device === 'app') return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Safe cast: the event of this name.
    offerStore.setState({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => offerStore.setState({ offer: undefined }));
}

/** How this site gets on the device now. */
export function useInstallWay(): InstallWay {
  const hasOffer = useStore(offerStore, ({ offer }) => offer !== undefined);
  return wayOf({
    hasOffer,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isIos:
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1),
  });
}

/** Rule of {@link useInstallWay}. The native app has nothing to install. */
export function wayOf({
  hasOffer,
  isInstalled,
  isIos,
}: {
  readonly hasOffer: boolean;
  readonly isInstalled: boolean;
  readonly isIos: boolean;
}): InstallWay {
  if (isInstalled || build.device === 'app') return 'none';
  if (hasOffer) return 'ask';
  return isIos ? 'menu' : 'none';
}

/** Shows the browser's question, in the handler of a press. Whether the player agreed. A browser asks once for each offer. */
export async function askInstall(): Promise<boolean> {
  const { offer } = offerStore.getState();
  if (!offer) return false;
  offerStore.setState({ offer: undefined });
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}
