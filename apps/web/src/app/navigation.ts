import { forgetSignInRequest } from '../data/session/index.ts';
import { settings } from '../data/settings/index.ts';
import { startStore } from '../features/entry/index.ts';
import { reportError } from '../platform/device/index.ts';
import { showLoading, toast } from '../platform/feedback/index.ts';
import { onNeedLogin } from '../platform/http/index.ts';
import { i18nStore, t, translationsReady } from '../platform/i18n/index.ts';
import { afterPaint } from '../platform/lazy/index.ts';
import {
  isOver,
  loadScreen,
  metaOf,
  type NavigatorPorts,
  registerMenu,
  routeStore,
  shownOf,
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
  settled: (target) => {
    if (isOver(target)) afterPaint(loadBehind);
    else forgetSignInRequest();
    forgetReload(sessionStorage);
    showTitle();
  },
  unknown: () => toast(t('address_unknown'), { type: 'info' }),
  failed: ({ name }, error) => {
    if (isStaleChunk(error) && isOnline() && reloadOnce(sessionStorage, () => location.reload())) return;
    reportError(`page ${name}`, error);
    if (!routeStore.getState().current) startStore.setState({ step: 'failed' });
    toast(t('network_failed'), { type: 'error' });
  },
};

/** Home behind a page over it is only visible, not usable: it loads once that page is painted. */
function loadBehind(): void {
  void Promise.all([loadFrame(), loadScreen('home')]).catch(() => undefined);
}

/** The account pages and the frame around them show the menu. */
async function loadMenu(): Promise<void> {
  const { menu } = await import('./menu.ts');
  registerMenu(menu);
}

/** Title of the window: the translated title of the route, or the platform's name (R2.13). */
function showTitle(): void {
  const { current } = routeStore.getState();
  const title = current && metaOf(shownOf(current).name).title;
  document.title = title ? t(title) : settings().platformName;
}

/** Navigation with the dependencies of this application. */
export const navigation = {
  /** Shows the page of the current URL and then follows the browser's history. */
  start(late: Promise<typeof import('./late.ts')>): void {
    onNeedLogin((text) => void late.then(({ leave }) => leave(text)));
    i18nStore.subscribe((state, before) => {
      if (state.t !== before.t) showTitle();
    });
    void startNavigation(ports);
  },
};
