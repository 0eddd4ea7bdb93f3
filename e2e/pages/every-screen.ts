import { expect } from '@playwright/test';
import type { App } from './app.ts';
import { createLotteryPage } from './lottery-page.ts';

/** One state of a screen, and how to reach it with a signed-in player. */
export interface ScreenState {
  readonly name: string;
  reach(app: App): Promise<void>;
  /** Closes what would cover the next screen. */
  leave?(app: App): Promise<void>;
}

const at = (name: string, hash: string): ScreenState => ({
  name,
  reach: async (app) => {
    await app.open(hash);
    await app.shows(name);
    await expect(app.page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  },
});

async function closeDialog({ page }: App): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
}

/** Screens of a signed-in player; each state can be reached from any other. */
export const playerScreens: readonly ScreenState[] = [
  at('home', '#/'),
  {
    name: 'lottery',
    async reach(app) {
      const lottery = createLotteryPage(app);
      await app.open('#/lottery/show?id=ssc-5m');
      await lottery.chooseBoard('classic');
      await expect(lottery.root.getByRole('group', { name: /^(个位，|1, )/ })).toBeVisible();
    },
  },
  {
    name: 'lottery-credit',
    async reach(app) {
      const lottery = createLotteryPage(app);
      await app.open('#/lottery/show?id=ssc-5m');
      await lottery.chooseBoard('odds');
      await expect(lottery.root.getByRole('button', { name: /^(万位 大 赔率|10k Big, odds)/ })).toBeVisible();
    },
  },
  at('lottery-trend', '#/lottery/trend?id=ssc-5m'),
  at('lottery-data', '#/lottery/data'),
  at('game-display', '#/game/display'),
  {
    name: 'transfer-dialog',
    async reach(app) {
      await app.open('#/game/display');
      await app.screen('game-display').locator('[data-game="crash"]').last().click();
      await expect(app.page.getByRole('dialog', { name: /^(转账|Transfer) · / })).toBeVisible();
    },
    leave: closeDialog,
  },
  at('money-transfer', '#/transfer'),
  at('record-bet', '#/record/bet'),
  {
    name: 'record-bet-detail',
    // The player must have a bet.
    async reach(app) {
      await app.open('#/record/bet');
      const root = app.screen('record-bet');
      const bets = app.phone ? root.getByRole('article') : root.getByRole('row');
      await bets.getByRole('button').last().click();
      await expect(app.page.getByRole('dialog', { name: /^(注单详情|Bet details?)$/ })).toBeVisible();
    },
    leave: closeDialog,
  },
  at('user-center', '#/user/center'),
  at('help', '#/help?article=k3'),
  // A notice of the demonstration. On other platforms the page says that the notice does not exist.
  at('notice-detail', '#/notice/detail?id=maintenance'),
  at('chat', '#/chat?room=hall'),
  at('chat-custom-service', '#/chat/custom-service'),
  at('responsible', '#/responsible'),
  at('user-info', '#/user/info'),
  at('login-record', '#/login/record'),
  {
    name: 'question',
    async reach(app) {
      await app.open('#/user/center');
      await app
        .screen('user-center')
        .getByRole('button', { name: /^(退出登录|Log out|Sign out)$/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(app.page.getByRole('alertdialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'verify',
    async reach(app) {
      await app.open('#/verify');
      await expect(app.screen('verify').getByRole('heading', { name: /^(一致|Verified)/ })).toBeVisible();
    },
  },
];

/** Screens for money and games, which a trial account does not have. */
export const moneyScreens: readonly ScreenState[] = [
  at('game-display', '#/game/display'),
  at('money-transfer', '#/transfer'),
  at('money-recharge', '#/recharge'),
  at('money-withdraw', '#/withdraw'),
  at('user-welfare', '#/user/welfare'),
  at('bank-manage', '#/bank/manage'),
  at('bank-add', '#/bank/add'),
  at('wallet-manage', '#/wallet/manage'),
  at('wallet-add', '#/wallet/add'),
  at('record-log', '#/record/log'),
  at('user-vip', '#/user/vip'),
  at('user-inbox', '#/user/inbox'),
  at('notice-list', '#/notice/list'),
  at('vip-detail', '#/vip/detail'),
  at('user-waterback', '#/user/waterback'),
  at('record-activity', '#/record/activity'),
  at('report-statistic', '#/report/statistic'),
  at('report-team', '#/report/team'),
  at('team-list', '#/team/list'),
  at('team-link', '#/team/link'),
];

/** Screens of a visitor. */
export const visitorScreens: readonly ScreenState[] = [
  at('login', '#/login'),
  at('register', '#/register'),
  at('line', '#/line'),
];
