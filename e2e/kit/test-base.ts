import { test } from '@playwright/test';
import { webKitTest } from '../webkit/fixtures.ts';
import { browserName } from './browser.ts';

/** Playwright's own fixtures; in WebKit, which it cannot drive, those that drive it. */
export const base: typeof test = browserName === 'webkit' ? webKitTest : test;
