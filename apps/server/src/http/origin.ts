/** Origins of the native app's web view; its calls carry header `Device` instead of cookies (A9). */
export const nativeOrigins: readonly string[] = ['https://localhost', 'capacitor://localhost'];

export interface RequestOrigin {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** Header `Host`. */
  readonly host: string | undefined;
}

/**
 * Whether a state-changing request comes from our own pages or the native app (A10).
 * A request without either header does not come from a browser page, so it has no cookies to abuse.
 */
export function originHolds({ origin, secFetchSite, host }: RequestOrigin): boolean {
  if (origin !== undefined && nativeOrigins.includes(origin)) return true;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return false;
  return origin === undefined || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
