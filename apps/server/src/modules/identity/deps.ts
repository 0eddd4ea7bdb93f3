import type { Events } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import type { Authenticators } from './authenticators.ts';
import type { Captchas } from './captcha.ts';
import type { DeviceCredentials } from './device-credential.ts';
import type { Guesses } from './guesses.ts';
import type { Invitations } from './invitations.ts';
import type { Passwords } from './passwords.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import type { Challenges } from './wallet/challenges.ts';

/** Services of the sign-in flows. */
export interface IdentityParts {
  readonly store: Store;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly platform: SettingsModule;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly throttle: Throttle;
  readonly devices: DeviceCredentials;
  readonly guesses: Guesses;
  /** Codes for a lost authenticator. */
  readonly recovery: RecoveryCodes;
  /** Codes for a lost password. */
  readonly passwordCodes: RecoveryCodes;
  readonly authenticators: Authenticators;
  readonly challenges: Challenges;
  readonly invitations: Invitations;
}
