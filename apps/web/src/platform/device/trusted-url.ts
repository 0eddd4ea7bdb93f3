/** The one policy of the page (E4): it lets through the addresses of our own worker files. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * An address a worker may be started from, in the form the browser asks for.
 * Errors: throws RangeError for an address of another origin.
 */
export function trustedUrl(url: string): URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('tessera', { createScriptURL: ownOrigin });
  // The browser wants its own trusted type here; the type library knows only URL and text.
  return (policy ? policy.createScriptURL(url) : ownOrigin(url)) as URL;
}

function ownOrigin(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new RangeError(`worker of another origin: ${url}`);
}
