import { settings } from '../../data/settings/index.ts';
import { build, detectDevice, deviceSigns } from '../../platform/device/index.ts';
import { siteRedirect } from './site-redirect.ts';

/** Session storage key: this window was redirected once (E7). */
const MARK = 'tessera-redirected';

/** Redirects to the other site if this device belongs there, once per session to prevent loops. Returns whether it does. */
export function redirectOnce(): boolean {
  const target = siteRedirect({
    build: build.device,
    device: detectDevice(deviceSigns()).class,
    settings: settings(),
    hosts: build.siteHosts,
    location,
  });
  if (target === null || sessionStorage.getItem(MARK)) return false;
  sessionStorage.setItem(MARK, '1');
  location.replace(target);
  return true;
}
