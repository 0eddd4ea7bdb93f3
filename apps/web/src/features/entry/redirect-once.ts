import { build, detectDevice, deviceSigns } from '../../platform/device/index.ts';
import { settings } from '../settings/index.ts';
import { siteRedirect } from './site-redirect.ts';

/** Where this window remembers that it was sent over once (E7). */
const MARK = 'tessera-redirected';

/** Leaves for the other site if this device belongs there, once a session so that nothing can loop. Returns whether it does. */
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
