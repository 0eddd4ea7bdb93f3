import { expect } from '@playwright/test';
import type { App } from './app.ts';
import { createLotteryPage } from './lottery-page.ts';

/** One state of a screen, and how to get there with a player signed in. */
export interface ScreenState {
  readonly name: string;
  reach(app: App): Promise<void>;
}

const at = (name: string, hash: string): ScreenState => ({
  name,
  reach: async (app) => {
    await app.open(hash);
    await app.shows(name);
    await expect(app.page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  },
});

/** What a signed-in player can look at, each state reached from any other. */
export const playerScreens: readonly ScreenState[] = [
  at('home', '#/'),
  {
    name: 'lottery',
    async reach(app) {
      const lottery = createLotteryPage(app);
      await app.open('#/lottery/show?id=ssc-5m');
      await lottery.chooseDisk('传统');
      await expect(lottery.root.getByRole('group', { name: /^个位，/ })).toBeVisible();
    },
  },
  {
    name: 'lottery-credit',
    async reach(app) {
      const lottery = createLotteryPage(app);
      await app.open('#/lottery/show?id=ssc-5m');
      await lottery.chooseDisk('信用');
      await expect(lottery.root.getByRole('button', { name: /^万位 大 赔率/ })).toBeVisible();
    },
  },
  at('lottery-trend', '#/lottery/trend?id=ssc-5m'),
  at('lottery-data', '#/lottery/data'),
  at('lottery-trend', '#/lottery/trend?id=ssc-5m'),
  at('lottery-data', '#/lottery/data'),
  at('record-bet', '#/record/bet'),
  at('user-center', '#/user/center'),
  at('help', '#/help?article=k3'),
  at('responsible', '#/responsible'),
  {
    name: 'verify',
    async reach(app) {
      await app.open('#/verify');
      await expect(app.screen('verify').getByRole('heading', { name: /^(一致|It holds)/ })).toBeVisible();
    },
  },
];

/** What a visitor can look at. */
export const visitorScreens: readonly ScreenState[] = [at('login', '#/login'), at('register', '#/register')];
