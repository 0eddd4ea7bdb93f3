import { settings } from '../../data/settings/index.ts';

/** Origin of the addresses that a player passes on: this page's own; in the native app, whose pages have no address, the mobile site. */
export function siteOrigin(): string {
  const { wapUrl } = settings();
  return 'Capacitor' in window && URL.canParse(wapUrl) ? new URL(wapUrl).origin : location.origin;
}
