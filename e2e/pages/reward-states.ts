import { expect, type Locator } from '@playwright/test';
import { inAnyLanguage } from '../kit/text.ts';
import type { App } from './app.ts';
import type { ScreenState } from './every-screen.ts';

/** Offers that ship with the platform, one of each kind. The demo player has joined all of them. */
const OFFERS = ['deposit-gift', 'day-insurance', 'daily-play', 'multiple-race', 'lucky-wheel'] as const;

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

/** The wheel once its turn of today is drawn; returns the link to the proof. */
async function spun(app: App): Promise<Locator> {
  await app.open('#/activity/detail?id=lucky-wheel');
  await app.shows('activity-detail');
  await expect(busy(app)).toHaveCount(0);
  const wheel = app.screen('activity-detail');
  const press = wheel.getByRole('button', { name: inAnyLanguage('wheel_spin') });
  if (await press.isVisible()) await press.click();
  const proof = wheel.getByRole('status').getByRole('link', { name: inAnyLanguage('wheel_verify') });
  await expect(proof).toBeVisible();
  return proof;
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
  { name: 'activity-wheel-drawn', reach: async (app) => void (await spun(app)) },
  {
    name: 'verify-spin',
    async reach(app) {
      await (await spun(app)).click();
      await app.shows('verify');
      await expect(busy(app)).toHaveCount(0);
      await expect(app.screen('verify').getByText(inAnyLanguage('fairness_ok')).first()).toBeVisible();
    },
  },
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
