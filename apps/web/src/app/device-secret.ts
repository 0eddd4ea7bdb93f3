import { setDeviceSecret } from '../platform/device/index.ts';
import { lifetime, storage, storedKey } from '../platform/storage/index.ts';

/** The secret of this device (A9): 32 random bytes in base64url, as the server expects it. */
const DEVICE = storedKey<string>('DEVICE', lifetime.year);

/** Loads the secret of this device, or makes it; its time begins again with every start. */
export async function loadDeviceSecret(): Promise<void> {
  const secret = (await storage.get(DEVICE)) ?? newSecret();
  setDeviceSecret(secret);
  await storage.set(DEVICE, secret);
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
