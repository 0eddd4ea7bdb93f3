import { openDatabase, StoreError } from '../src/store/index.ts';

/**
 * A miniature server process for tests that kill one. It opens the platform in the folder of its first argument, prints
 * `{"pid", "url"}` and waits. A `StoreError` is printed as `{"code", "message"}`.
 */
try {
  const platform = await openDatabase({ dataDir: process.argv[2] ?? '', mode: 'demo' });
  process.once('SIGTERM', () => {
    void platform.close().then(() => process.exit(0));
  });
  console.log(JSON.stringify({ pid: platform.embedded?.pid(), url: platform.embedded?.appUrl }));
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  console.log(JSON.stringify({ code: error.code, message: error.message }));
}
