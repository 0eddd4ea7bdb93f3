import { createSettingsModule, type SettingKey } from '../../apps/server/src/modules/settings/index.ts';
import { openParts, runningAddress } from '../../apps/server/src/store/index.ts';
import type { Client } from './client.ts';
import { until } from './until.ts';

/** Values by setting. */
export type Settings = Readonly<Partial<Record<SettingKey, unknown>>>;

/** Data folder of a running platform. */
interface Shared {
  DATA_DIR: string;
}

/** Changes settings of a running platform, as an operator does; every node follows at once. Answers the values before. */
export async function setSettings({ DATA_DIR }: Shared, values: Settings): Promise<Settings> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const { settings } = await createSettingsModule({ ...parts, mode: 'test' });
    const keys = Object.keys(values) as SettingKey[];
    const before = Object.fromEntries(keys.map((key) => [key, settings.get(key)]));
    for (const key of keys) await settings.set(key, values[key], 'journeys');
    return before;
  } finally {
    await parts.close();
  }
}

/** Takes all lotteries but these off sale. */
export async function offerOnly(dataDir: string, lotteries: readonly string[]): Promise<void> {
  const parts = await openParts(runningAddress(dataDir), true);
  try {
    await parts.store.query('update lottery set enabled = false where not id = any ($1)', [lotteries]);
  } finally {
    await parts.close();
  }
}

/**
 * Changes the prize group of a lottery, and with it every traditional price (seeded: 1800); resolves when `player`'s server
 * sells at it.
 */
export async function setBase(
  { DATA_DIR }: Shared,
  player: Client,
  lottery: string,
  base: number,
): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    await parts.store.query(
      `update lottery set config = jsonb_set(config, '{pricing,base}', to_jsonb($2::int)) where id = $1`,
      [lottery, base],
    );
    await until('the new prices', async () => {
      const lotteries = await player.ok('POST /api/lottery/list');
      return lotteries.find(({ id }) => id === lottery)?.pricing.base === base;
    });
  } finally {
    await parts.close();
  }
}
