/** Creates script URLs that the browser accepts (E4). */
interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

declare global {
  interface Window {
    /** Set by the boot module, which needs it first; a page may have only one. */
    tesseraPolicy?: ScriptPolicy;
  }
}

const policy = typeof window === 'undefined' ? undefined : window.tesseraPolicy;
if (policy) delete window.tesseraPolicy;

/**
 * A URL for a worker, in the type the browser requires.
 * Errors: throws RangeError for anything but a built file of this client.
 */
export function trustedUrl(url: string): URL {
  // The browser requires its trusted type here; TypeScript's DOM types allow only URL and string.
  return (policy ? policy.createScriptURL(url) : url) as URL;
}
