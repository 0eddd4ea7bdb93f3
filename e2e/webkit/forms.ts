import type { BrowserContextOptions } from '@playwright/test';
import { tablet } from '../kit/browser.ts';

/** The user agent of Safari on a device. The site of phones reads from it whether the device is a tablet. */
const onApple = (device: string) =>
  `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`;

/**
 * Options of each project in WebKit. Its window is no narrower than 447 px, since the bar of the browser needs that much; no driver of it
 * gives touches.
 */
export const webKitForms = {
  pc: { viewport: { width: 1440, height: 900 } },
  wap: {
    viewport: { width: 448, height: 844 },
    isMobile: true,
    userAgent: onApple('iPhone; CPU iPhone OS 18_7 like Mac OS X'),
  },
  pad: {
    viewport: tablet.viewport,
    isMobile: true,
    userAgent: onApple('iPad; CPU OS 18_7 like Mac OS X'),
  },
} satisfies Readonly<Record<string, BrowserContextOptions>>;
