import { setDeviceSecret } from '../platform/device/index.ts';
import { lifetime, storage, storedKey } from '../platform/storage/index.ts';

/** The secret of this device (A9): 32 random bytes in base64url, as the server expects it. */
const DEVICE = storedKey<string>('DEVICE', lifetime.year);

/** Where the native shell keeps secrets: the keystore of the device. */
export interface Keystore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
}

/** Loads the secret of this device, or makes it. Earlier versions of the app kept it with the preferences. */
export async function loadDeviceSecret(keystore: Keystore): Promise<void> {
  const known = await keystore.getItem(DEVICE.name).catch(() => null);
  const secret = known ?? (await storage.get(DEVICE)) ?? newSecret();
  setDeviceSecret(secret);
  if (known !== null) return;
  try {
    await keystore.setItem(DEVICE.name, secret);
    await storage.remove(DEVICE);
  } catch {
    // A keystore that cannot be used: the app starts, and is known again at its next start.
    await storage.set(DEVICE, secret);
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
