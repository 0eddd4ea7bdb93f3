import type { Events } from '../../contract/index.ts';
import type { NodeChannels, Store } from '../../store/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import { type AccountChanges, createAccountChanges } from './account-changes.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createAuthenticators } from './authenticators.ts';
import { openBreachedPasswords } from './breached-passwords.ts';
import { createCaptchas } from './captcha.ts';
import type { IdentityParts } from './deps.ts';
import { createDeviceCredentials } from './device-credential.ts';
import { createGuesses } from './guesses.ts';
import { createInvitations } from './invitations.ts';
import { createPasswords } from './passwords.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSessions } from './sessions.ts';
import { createThrottle } from './throttle.ts';
import { createChallenges } from './wallet/challenges.ts';
import { forgetTickets } from './wallet/tickets.ts';

export interface IdentityDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly platform: SettingsModule;
  /** File of forbidden passwords; see `openBreachedPasswords`. */
  readonly breachedPasswords?: string | undefined;
  /** Server time, ms; default: the machine's own clock. */
  readonly now?: () => number;
}

/** Players, their sign-ins and their sessions. */
export interface Identity extends IdentityParts {
  readonly accounts: Accounts;
  /** What operators of the console change about an account. */
  readonly changes: AccountChanges;
  /** Removes expired data: used captchas, old attempts, remembered logins. */
  tidy(now: number): Promise<void>;
}

export async function createIdentity({
  store,
  nodeChannels,
  events,
  ledger,
  platform,
  breachedPasswords,
  now,
}: IdentityDeps): Promise<Identity> {
  const { settings, secrets, counters } = platform;
  const sessions = await createSessions({ store, events, nodeChannels, settings });
  const passwords = await createPasswords(
    breachedPasswords ? await openBreachedPasswords(breachedPasswords) : undefined,
    now,
  );
  const devices = createDeviceCredentials({
    store,
    events,
    settings,
    key: secrets.key('device'),
    sessions,
  });
  const captchas = createCaptchas(store, secrets.key('captcha'));
  const guesses = createGuesses(store, settings);
  const recovery = createRecoveryCodes(store, secrets.key('recovery'), 'factor');
  const authenticators = createAuthenticators({
    store,
    key: secrets.key('authenticator'),
    guesses,
    recovery,
  });
  const changes = createAccountChanges({
    events,
    sessions,
    devices,
    passwords,
    authenticators,
    withdrawLockMs: () => settings.get('withdrawLockSeconds') * 1000,
  });
  const challenges = createChallenges(store, platform);
  return {
    store,
    events,
    ledger,
    platform,
    sessions,
    passwords,
    captchas,
    devices,
    guesses,
    recovery,
    passwordCodes: createRecoveryCodes(store, secrets.key('password recovery'), 'password'),
    challenges,
    invitations: createInvitations(),
    authenticators,
    throttle: createThrottle(store, settings),
    changes,
    accounts: createAccounts({ store, changes, passwords }),
    async tidy(now) {
      await challenges.forget(now);
      await forgetTickets(store, now);
      await captchas.forget(now);
      await counters.forget(now - 2 * DAY_MS);
      await store.query('delete from device_credential where expires_at <= $1', [new Date(now)]);
      await store.query('delete from login_throttle where last_at <= $1', [new Date(now - DAY_MS)]);
      await store.query('delete from guess where last_at <= $1', [new Date(now - DAY_MS)]);
    },
  };
}

const DAY_MS = 86_400_000;
