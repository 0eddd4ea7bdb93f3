/** What turns an address of ours into one the browser starts code from (E4). */
interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

declare global {
  interface Window {
    /** Left by the boot module, which needs it first; a page may have only one. */
    tesseraPolicy?: ScriptPolicy;
  }
}

const policy = typeof window === 'undefined' ? undefined : window.tesseraPolicy;
if (policy) delete window.tesseraPolicy;

/**
 * An address a worker may be started from, in the form the browser asks for.
 * Errors: throws RangeError for anything but a built file of this client.
 */
export function trustedUrl(url: string): URL {
  // The browser wants its own trusted type here; the type library knows only URL and text.
  return (policy ? policy.createScriptURL(url) : url) as URL;
}
