import { afterAll, beforeAll } from 'vitest';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type Kinds, testClaims } from './claim-tests.ts';
import { installFailpoints } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { isFull } from './report.ts';
import { vipBonusDue, waterBackDue } from './reward-kit.ts';

let platform: Platform;
let who: PlayerClient;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  who = await register(platform.pc);
  await installFailpoints(platform, 'reward_grant', 'vip_bonus', 'water_back');
});
afterAll(() => platform?.stop());

let made = 0;
/** The place of a day that no other round uses. */
const freshPlace = (): number => {
  made += 1;
  return made;
};

const kinds: Kinds = {
  'VIP bonus': async () => {
    const ref = await inside(platform, (parts) => vipBonusDue(parts, who, freshPlace(), 20_000n));
    return { who, claim: (rid) => who.call('POST /api/user/vip/claim', { rid, refs: [ref] }) };
  },
  'water-back': async () => {
    await inside(platform, (parts) => waterBackDue(parts, who, freshPlace(), 20_000n));
    return { who, claim: (rid) => who.call('POST /api/user/waterback/claim', { rid, rows: 'all' }) };
  },
};

testClaims(() => platform, kinds, [
  ['VIP bonus', 'vip_bonus'],
  ['water-back', 'water_back'],
  ...(isFull
    ? ([
        ['VIP bonus', 'reward_grant'],
        ['VIP bonus', 'entry'],
        ['water-back', 'ledger_tx'],
        ['water-back', 'chain_queue'],
      ] as const)
    : []),
]);
