import { startPlatform } from './platform.ts';

/** One platform for the whole run; tests read its addresses with `addresses()`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  process.env.E2E_PLATFORM = JSON.stringify({
    pc: platform.pc,
    wap: platform.wap,
    console: platform.console,
    env: platform.env,
  });
  return () => platform.stop();
}
