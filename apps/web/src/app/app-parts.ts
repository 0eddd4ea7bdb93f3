/** What only the native app's build has in its start; no other build contains any of its code. */
export const appParts =
  typeof __DEVICE__ !== 'undefined' && __DEVICE__ === 'app'
    ? {
        /** What the first call needs: in the native shell the secret of the device. */
        prepare: async () => {
          if (!('Capacitor' in window)) return;
          void import('./shell-parts.ts').then(({ connectShell }) => connectShell());
          const [{ loadDeviceSecret }, { keystore }] = await Promise.all([
            import('./device-secret.ts'),
            import('./keystore.ts'),
          ]);
          await loadDeviceSecret(keystore);
        },
        /** The page has started: its host is told when it has come up. */
        started: async () => (await import('./app-start.ts')).started(),
        /** The step of the start-up (R4.1). */
        update: async () => (await import('./app-start.ts')).appUpdate(),
      }
    : undefined;
