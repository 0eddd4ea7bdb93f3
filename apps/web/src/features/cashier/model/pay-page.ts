/** Names of the machine itself. A phone that opens one of them reaches the phone. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Address of a payment page as this device can reach it: the simulated services run beside the platform, so a page on the
 * machine itself is opened at the host that the player came by (`here`). Other addresses are left alone.
 */
export function payPageFor(address: string, here: string): string {
  const url = URL.parse(address);
  if (!url || !LOOPBACK.includes(url.hostname) || LOOPBACK.includes(here)) return address;
  url.hostname = here;
  return url.href;
}
