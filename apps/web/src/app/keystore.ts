import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';

/** The keystore of the device, in the native shell. What it keeps leaves the device in no backup. */
export const keystore = {
  getItem: (key: string): Promise<string | null> => SecureStorage.getItem(key),
  setItem: async (key: string, value: string): Promise<void> => {
    await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    await SecureStorage.setItem(key, value);
  },
  removeItem: (key: string): Promise<void> => SecureStorage.removeItem(key),
};
