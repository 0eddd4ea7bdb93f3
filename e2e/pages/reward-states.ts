import { expect } from '@playwright/test';
import { inAnyLanguage } from '../kit/text.ts';
import type { App } from './app.ts';
import type { ScreenState } from './every-screen.ts';

/** Offers that ship with the platform, one of each kind. The demo player has joined all of them. */
const OFFERS = ['deposit-gift', 'day-insurance', 'daily-play', 'multiple-race'] as const;

const busy = ({ page }: App) => page.locator('[aria-busy="true"]').filter({ visible: true });
const panel = ({ page }: App) => page.locator('dialog[open], [role="alertdialog"]').filter({ visible: true });

const at = (name: string, screen: string, hash: string): ScreenState => ({
  name,
  async reach(app) {
    await app.open(hash);
    await app.shows(screen);
    await expect(busy(app)).toHaveCount(0);
  },
});

/** A state with something open above a screen. */
function above(name: string, screen: string, hash: string, press: RegExp): ScreenState {
  const { reach } = at(name, screen, hash);
  return {
    name,
    async reach(app) {
      await reach(app);
      await app.screen(screen).getByRole('button', { name: press }).filter({ visible: true }).first().click();
      await expect(panel(app).first()).toBeVisible();
    },
    async leave(app) {
      await app.page.keyboard.press('Escape');
      await expect(panel(app)).toHaveCount(0);
    },
  };
}

const tabs = ['running', 'soon', 'ended', 'mine'] as const;

/** Pages of rewards and their states, of a player who has joined and earned something. A trial account has none of them. */
export const rewardStates: readonly ScreenState[] = [
  ...tabs.map((tab) => at(`activity-list-${tab}`, 'activity-list', `#/activity/list?tab=${tab}`)),
  ...OFFERS.map((id) => at(`activity-${id}`, 'activity-detail', `#/activity/detail?id=${id}`)),
  above(
    'activity-give-up',
    'activity-detail',
    '#/activity/detail?id=deposit-gift',
    inAnyLanguage('activity_forfeit'),
  ),
  at('activity-gone', 'activity-detail', '#/activity/detail?id=none'),
  {
    name: 'user-waterback-row',
    async reach(app) {
      await app.open('#/user/waterback');
      await app.shows('user-waterback');
      const page = app.screen('user-waterback');
      await page.getByRole('radio', { name: inAnyLanguage('wb_week') }).check({ force: true });
      await expect(busy(app)).toHaveCount(0);
      const rows = app.phone
        ? page.getByRole('button', { name: /，看明细$|, details$/ })
        : page.getByRole('row').getByRole('button');
      await rows.first().click();
      await expect(app.page.getByRole('list', { name: inAnyLanguage('wb_bets') }).first()).toBeVisible();
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'vip-detail-next',
    async reach(app) {
      await app.open('#/vip/detail');
      await app.shows('vip-detail');
      await app
        .screen('vip-detail')
        .getByRole(app.phone ? 'tab' : 'button', { name: 'VIP 6' })
        .click();
    },
  },
  {
    name: 'record-activity-empty',
    async reach(app) {
      await app.open('#/record/activity');
      await app.shows('record-activity');
      await app
        .screen('record-activity')
        .getByRole('button', { name: inAnyLanguage('act_state_cancelled') })
        .click();
      await expect(busy(app)).toHaveCount(0);
    },
  },
];
