import { createProxies } from '../../admission/index.ts';
import type { OperatorGate } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import { createOperatorSessions, type OperatorSessions } from './sessions.ts';

/** Operators of the console, their sign-in and their sessions, on a node with the console's credential. */
export interface Operators {
  /** Under the console's role. */
  readonly store: Store;
  readonly sessions: OperatorSessions;
  readonly gate: OperatorGate;
  /** Encrypts the keys of authenticators. */
  readonly key: Buffer;
}

interface OperatorsDeps {
  readonly consoleStore: Store | undefined;
  readonly settings: SettingsModule;
}

/** Undefined on a node without the console's credential. */
export function createOperators({
  consoleStore: store,
  settings: { settings, secrets },
}: OperatorsDeps): Operators | undefined {
  if (!store) return undefined;
  const sessions = createOperatorSessions(store, settings);
  let listed: readonly string[] = [];
  let allowed = createProxies([]);
  return {
    store,
    sessions,
    key: secrets.key('operator authenticator'),
    gate: {
      find: sessions.find,
      acted: sessions.acted,
      allows(address) {
        const addresses = settings.get('consoleAddresses');
        if (addresses !== listed) {
          listed = addresses;
          allowed = createProxies(addresses);
        }
        return addresses.length === 0 || allowed.trusts(address);
      },
    },
  };
}
