import { settings } from '../data/settings/index.ts';
import { startStore } from '../features/entry/index.ts';
import { reportError } from '../platform/device/index.ts';
import { showLoading, toast } from '../platform/feedback/index.ts';
import { onNeedLogin } from '../platform/http/index.ts';
import { i18nStore, t, translationsReady } from '../platform/i18n/index.ts';
import {
  loadScreen,
  metaOf,
  type NavigatorPorts,
  registerMenu,
  routeStore,
  startNavigation,
} from '../platform/navigation/index.ts';
import { isOnline } from '../platform/online/index.ts';
import { forgetReload, isStaleChunk, reloadOnce } from '../platform/updates/index.ts';
import { loadFrame } from './frame.ts';
import { guard } from './guard.ts';

const ports: NavigatorPorts = {
  guard,
  translationsReady,
  loadScreen: async (name) => {
    const { place } = metaOf(name);
    await Promise.all([
      loadScreen(name),
      place === 'main' || place === 'user' ? loadFrame() : undefined,
      place === 'user' ? loadMenu() : undefined,
    ]);
  },
  showLoading,
  settled: ({ name }) => {
    // The page behind a page over it is only visible, not usable, and loads after it.
    if (metaOf(name).place === 'over')
      void Promise.all([loadFrame(), loadScreen('home')]).catch(() => undefined);
    forgetReload(sessionStorage);
    showTitle();
  },
  failed: ({ name }, error) => {
    if (isStaleChunk(error) && isOnline() && reloadOnce(sessionStorage, () => location.reload())) return;
    reportError(`page ${name}`, error);
    if (!routeStore.getState().current) startStore.setState({ step: 'failed' });
    toast(t('network_failed'), { type: 'error' });
  },
};

/** The account pages and the frame around them show the menu. */
async function loadMenu(): Promise<void> {
  const { menu } = await import('./menu.ts');
  registerMenu(menu);
}

/** Title of the window: the translated title of the route, or the platform's name (R2.13). */
function showTitle(): void {
  const { current } = routeStore.getState();
  const title = current && metaOf(current.name).title;
  document.title = title ? t(title) : settings().platformName;
}

/** Navigation with the dependencies of this application. */
export const navigation = {
  /** Shows the page of the current URL and then follows the browser's history. */
  start(late: Promise<typeof import('./late.ts')>): void {
    onNeedLogin((text) => {
      toast(text, { type: 'warning' });
      void late.then(({ leave }) => leave());
    });
    i18nStore.subscribe((state, before) => {
      if (state.t !== before.t) showTitle();
    });
    void startNavigation(ports);
  },
};
