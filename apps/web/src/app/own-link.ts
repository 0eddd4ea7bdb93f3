/**
 * The hash of the page that a link to our site leads to (R1.7): `https://m.tessera.example/#/help` → `#/help`, and the short address of an
 * invite link, `/r/CODE`. Undefined for any other link: only its page changes, never the app's own address.
 */
export function ownLink(link: string, isOurs: (url: URL) => boolean): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !isOurs(url)) return undefined;
  const invite = /^\/r\/([0-9A-Za-z]{1,32})$/.exec(url.pathname)?.[1];
  if (invite !== undefined) return `#/register?invite=${invite}`;
  return url.pathname === '/' && url.hash.startsWith('#/') ? url.hash : undefined;
}
