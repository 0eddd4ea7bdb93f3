import type { PlayerClient } from '../../e2e/kit/client.ts';
import { putInto, toPut } from '../../e2e/kit/device-store.ts';
import { cookiesOf } from '../../e2e/kit/enter.ts';
import type { BarePage } from './bare-browser.ts';

/** Gives a page the session of a client, and items that an earlier visit has left on the device, by name. */
export async function enterBare(
  page: BarePage,
  player: PlayerClient,
  left: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.send('Network.setCookies', { cookies: cookiesOf(player) });
  await page.open(`${player.site}/healthz`);
  await page.evaluate(putInto, toPut({ ...left, TOKEN: player.token }));
}
