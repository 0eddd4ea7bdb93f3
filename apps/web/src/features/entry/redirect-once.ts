import { settings } from '../../data/settings/index.ts';
import { build, detectDevice, deviceSigns } from '../../platform/device/index.ts';

/** Session storage key: this window was redirected once (E7). */
const MARK = 'tessera-redirected';

/** Redirects to the other site if this device belongs there, once per session to prevent loops. */
export async function redirectOnce(): Promise<void> {
  const { class: device } = detectDevice(deviceSigns());
  if (device === build.device) return;
  const { siteRedirect } = await import('./site-redirect.ts');
  const target = siteRedirect({
    build: build.device,
    device,
    settings: settings(),
    hosts: build.siteHosts,
    location,
  });
  if (target === null || sessionStorage.getItem(MARK)) return;
  sessionStorage.setItem(MARK, '1');
  location.replace(target);
}
