import type { ProviderState } from '@tessera/protocol/console';
import type { StateTone } from '../platform/tones.ts';

/** Tone of the health of a third party, the worst first. Pages have texts of their own for it, so that none loads those of another. */
export const providerTones: Readonly<Record<ProviderState, StateTone>> = {
  silent: 'bad',
  unsteady: 'warn',
  well: 'ok',
  idle: 'off',
  off: 'off',
};
