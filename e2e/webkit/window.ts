import type { Page } from '@playwright/test';
import type { PageDocument } from './document.ts';
import type { Session } from './driver.ts';

/** What a locator needs of the window that it is in. */
export interface Window {
  readonly session: Session;
  readonly document: PageDocument;
  readonly page: Page;
  /** Closes what lies over the page, as the journey has said how (`addLocatorHandler`). */
  clearWay: () => Promise<void>;
}
