import { inside, withoutCallLimits } from '../faults/inside.ts';
import { type Platform, startPlatform } from './platform.ts';

/** Starts the demonstration with all lotteries, its player and its agent, without limits on calls. */
export async function startDemo(): Promise<Platform> {
  const platform = await startPlatform(undefined, {
    feed: true,
    lotteries: 'all',
    parties: 'all',
    variables: { TESSERA_MODE: 'demo' },
  });
  await inside(platform, withoutCallLimits);
  return platform;
}
