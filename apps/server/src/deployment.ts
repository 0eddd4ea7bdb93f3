import type { Config } from './config.ts';

/**
 * Checks the deployment of a node before it starts (E17).
 * Errors: throws in production when `TRUST_PROXY` is not set: behind an unnamed proxy all players share one address.
 */
export function requireDeployment({ mode, role, trustedProxies, directClients }: Config): void {
  if (mode !== 'production' || role === 'worker') return;
  if (trustedProxies.length === 0 && !directClients) {
    throw new Error(
      'TRUST_PROXY is not set. Name the addresses or networks of the proxies in front of this node, or set it to ' +
        '"none" when players connect directly: limits count by the address of the player.',
    );
  }
}
