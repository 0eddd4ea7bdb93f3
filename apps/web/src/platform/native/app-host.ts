import type { BundleHost, Download } from '@tessera/updates';

/** What runs the pages of the app: the native shell, or a browser with the app's service worker. */
export interface AppHost extends BundleHost {
  readonly system: 'android' | 'ios';
  readonly download: Download;
  /** Version of the native shell. */
  nativeVersion(): Promise<number>;
  /**
   * Called once by each page, at its start.
   * Does not resolve when the host loads another bundle instead of this page.
   */
  started(): Promise<StartedPage>;
}

/** The page as its host knows it. */
export interface StartedPage {
  /** Whether the bundle has never been ready: then its page must have an answered call before it says that it is. */
  readonly onTrial: boolean;
  /** Tells the host that this page has come up. The host takes it from the page that it loaded last only. */
  ready(): Promise<void>;
}
