import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { closePlatform } from './catalogue.ts';

const args = z.object({ platform: z.string() });
const permission = 'platform.close';

export const gameActions = [
  operatorAction({
    name: 'game close',
    about: 'close a platform: no game opens, no money goes there, money can come back',
    permission,
    args,
    needs: [],
    run: ({ store }, { platform }) => close(store, platform, true),
    print: (_, { platform }) => `${platform} is closed: money can only come back from it.`,
  }),
  operatorAction({
    name: 'game open',
    about: 'open a closed platform again',
    permission,
    args,
    needs: [],
    run: ({ store }, { platform }) => close(store, platform, false),
    print: (_, { platform }) => `${platform} is open.`,
  }),
];

async function close(store: Store, platform: string, closed: boolean): Promise<void> {
  if (!(await closePlatform(store, platform, closed)))
    throw new ActionRefused(`There is no game platform ${platform}.`);
}
