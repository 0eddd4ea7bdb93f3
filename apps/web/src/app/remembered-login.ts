import type { BiometricAuthPlugin } from '@aparajita/capacitor-biometric-auth';
import type { Remembered } from '../platform/device/index.ts';
import { t } from '../platform/i18n/index.ts';
import type { Keystore } from './device-secret.ts';

/** The used part of the shell's plugins. */
export interface LockPlugins {
  readonly keystore: Keystore & { removeItem(key: string): Promise<void> };
  readonly lock: Pick<BiometricAuthPlugin, 'authenticate' | 'checkBiometry'>;
}

const SECRET = 'REMEMBERED';

/**
 * The remembered login in the keystore of the device. A device that can tell its owner, by fingerprint, face or its own code, asks for
 * that before each use; one without any lock asks for nothing, as a browser does.
 */
export function rememberedLogin({ keystore, lock }: LockPlugins): Remembered {
  return {
    async unlock(userName) {
      const secret = await keystore.getItem(SECRET);
      if (secret === null) return undefined;
      const { isAvailable, deviceIsSecure } = await lock.checkBiometry();
      if (isAvailable || deviceIsSecure)
        await lock.authenticate({
          reason: t('login_unlock', { name: userName }),
          androidTitle: t('login_unlock', { name: userName }),
          cancelTitle: t('cancel'),
          allowDeviceCredential: true,
        });
      return secret;
    },
    keep: (secret) => (secret === '' ? keystore.removeItem(SECRET) : keystore.setItem(SECRET, secret)),
  };
}
