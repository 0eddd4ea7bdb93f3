/** Value of a cookie in a `document.cookie` text, or empty. */
export function cookieOf(cookies: string, name: string): string {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
