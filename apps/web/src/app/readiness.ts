import type { StartedPage } from '../platform/native/index.ts';

/** Dependencies of the readiness of a page. */
export interface ReadinessPorts {
  /** The page as its host knows it. */
  readonly page: Promise<StartedPage>;
  /** Resolves when the first page of the client stands. */
  firstPage(): Promise<void>;
  /** Resolves after the next paint. */
  frame(): Promise<unknown>;
  reportError(error: unknown): void;
}

/**
 * Tells the host once that this page has come up. A bundle on trial has come up when its first page was painted and a call was answered. One
 * that was ready before needs only a paint: a player without a network must not lose it.
 */
export function createReadiness({ page, firstPage, frame, reportError }: ReadinessPorts) {
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  return {
    /** A call of this page was answered. */
    answered: () => answered(),
    /** Resolves when the host was told. */
    async watch(): Promise<void> {
      try {
        const { onTrial, ready } = await page;
        if (onTrial) await Promise.all([firstPage(), isAnswered]);
        await frame();
        await ready();
      } catch (error) {
        reportError(error);
      }
    },
  };
}
