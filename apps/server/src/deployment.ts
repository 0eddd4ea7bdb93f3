import type { Config } from './config.ts';

/**
 * What a node needs of its deployment before it starts (E17).
 * Errors: throws when production would count all players as one, because nobody said what stands between them and it.
 */
export function requireDeployment({ mode, role, trustedProxies, directClients }: Config): void {
  if (mode !== 'production' || role === 'worker') return;
  if (trustedProxies.length === 0 && !directClients) {
    throw new Error(
      'TRUST_PROXY is not set. Name the addresses or networks of the proxies in front of this node, or set it to ' +
        '"none" where connections come from the players themselves: limits count by the address of the player.',
    );
  }
}
