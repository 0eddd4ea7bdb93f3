import type { FullConfig } from '@playwright/test';
import { setSettings } from './operate.ts';
import { offered, startPlatform } from './platform.ts';

/** Journeys act faster than people, all from one address, and move the clock by hours: limits and lifetimes are raised. */
const generous = { burst: 100_000, perMinute: 6_000_000 };
const settings = {
  callLogin: generous,
  callCaptcha: generous,
  callBet: generous,
  callTransfer: generous,
  callPoll: generous,
  callReceipt: generous,
  callOther: generous,
  callVisitor: generous,
  callHandshake: generous,
  callAddress: generous,
  loginPerAddressMinute: 100_000,
  namesTakenFree: 100_000,
  connectionsPerAddress: 10_000,
  socketsPerAddress: 10_000,
  socketsPerAccount: 1_000,
  trialPerDay: 10_000,
  enterTriesPerHour: 10_000,
  sessionsMax: 100,
  sessionIdleSeconds: 86_400 * 30,
  sessionWebSeconds: 86_400 * 30,
};

/** Every draw is made when the clock moves, and no journey needs a draw every minute. */
const lotteries = offered.filter((id) => id !== 'ssc-1m');

/** One platform per worker, each with its own store and clock; tests read its addresses with `addresses()`. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const platforms = await Promise.all(
    Array.from({ length: workers }, () =>
      startPlatform(undefined, { feed: true, parties: 'all', lotteries }),
    ),
  );
  for (const { dataDir } of platforms) await setSettings({ DATA_DIR: dataDir }, settings);
  process.env.E2E_PLATFORMS = JSON.stringify(
    platforms.map(({ pc, wap, console, env }) => ({ pc, wap, console, env })),
  );
  return async () => {
    await Promise.all(platforms.map((platform) => platform.stop()));
  };
}
