import { AppError } from '../../http/index.ts';
import type { RecoveryDeps } from './deps.ts';

/** Whether a provider of messages is connected. It may still be away: then its jobs ask again. */
export function hasMessenger({ providers }: Pick<RecoveryDeps, 'providers'>): boolean {
  return providers.client('messenger') !== undefined;
}

/** Errors: `provider_unavailable` when no provider of messages is connected. */
export function requireMessenger(deps: Pick<RecoveryDeps, 'providers'>): void {
  if (!hasMessenger(deps)) throw new AppError('provider_unavailable');
}
