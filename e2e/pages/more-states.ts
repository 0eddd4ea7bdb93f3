import { expect, type Locator } from '@playwright/test';
import { keepBetweenVisits, stored } from '../kit/device-store.ts';
import { fromAnyLanguage, inAnyLanguage } from '../kit/text.ts';
import type { App } from './app.ts';
import type { ScreenState } from './every-screen.ts';
import { createLotteryPage } from './lottery-page.ts';

/** A state besides the screens themselves: empty, failed, waiting, or with something open above the screen. */
export interface LookedAt extends ScreenState {
  /** The only device with this state; absent: both devices. */
  readonly on?: 'pc' | 'wap';
  /** The state still loads or animates while it is looked at. */
  readonly restless?: true;
}

type Name = string | RegExp;

const button = ({ page }: App, name: Name) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const busy = ({ page }: App) => page.locator('[aria-busy="true"]').filter({ visible: true });
const panel = ({ page }: App) => page.locator('dialog[open], [role="alertdialog"]').filter({ visible: true });

async function arrive(app: App, hash: string, screen: string): Promise<Locator> {
  await app.open(hash);
  await app.shows(screen);
  await expect(busy(app)).toHaveCount(0);
  return app.screen(screen);
}

/** Presses Escape and waits until everything above the screen is closed. */
async function dismiss(app: App): Promise<void> {
  await app.page.keyboard.press('Escape');
  await expect(panel(app)).toHaveCount(0);
}

/** A state that is reached by its address alone. */
const at = (name: string, screen: string, hash: string): LookedAt => ({
  name,
  reach: async (app) => void (await arrive(app, hash, screen)),
});

/** A state with something open above a screen after a press on it. */
const above = (
  name: string,
  screen: string,
  hash: string,
  press: Name,
  rest?: Partial<LookedAt>,
): LookedAt => ({
  name,
  async reach(app) {
    await arrive(app, hash, screen);
    await button(app, press).click();
    await expect(panel(app).or(app.page.getByRole('menu')).first()).toBeVisible();
  },
  leave: dismiss,
  ...rest,
});

/** Opens the client again with these preferences of the device beside those it has. */
async function preferring({ page }: App, some: Readonly<Record<string, unknown>>): Promise<void> {
  const kept = await stored(page, 'PREFS');
  await keepBetweenVisits(page, { PREFS: { ...(kept as object), ...some } });
}

/** A page with one of its calls refused (`failed`) or never answered (`waiting`). */
const troubled = (
  name: string,
  screen: string,
  hash: string,
  path: string,
  trouble: 'failed' | 'waiting',
): LookedAt => ({
  name,
  restless: true,
  async reach(app) {
    const { page } = app;
    await page.route(`**${path}`, (route) => (trouble === 'failed' ? route.abort() : undefined));
    await page.goto('about:blank');
    await app.open(hash);
    await app.shows(screen);
    await expect(
      trouble === 'failed'
        ? app
            .screen(screen)
            .getByRole('button', { name: /^(重试|Try again)$/ })
            .first()
        : busy(app).first(),
    ).toBeVisible();
    // Waits for the calls that did not fail.
    if (trouble === 'failed') await page.waitForLoadState('networkidle');
  },
  async leave({ page }) {
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** The betting page on the classic board. */
async function bettingPage(app: App) {
  await app.open('#/lottery/show?id=ssc-5m');
  const lottery = createLotteryPage(app);
  await lottery.chooseBoard('classic');
  await expect(lottery.root.getByRole('group', { name: /^(个位，|1, )/ })).toBeVisible();
  return lottery;
}

/** States of the screens of a signed-in player. */
export const playerStates: readonly LookedAt[] = [
  {
    name: 'home-end',
    async reach(app) {
      const home = await arrive(app, '#/', 'home');
      await home.locator('[data-scroller]').or(home).last().hover();
      await app.page.mouse.wheel(0, 20_000);
    },
  },
  {
    name: 'home-nothing-found',
    // Desktops search in the header.
    on: 'wap',
    async reach(app) {
      const home = await arrive(app, '#/', 'home');
      await home.getByRole('searchbox').fill('zzzz');
      await expect(home.getByText(inAnyLanguage('lobby_nothing_found'))).toBeVisible();
    },
    leave: async (app) => void (await app.screen('home').getByRole('searchbox').fill('')),
  },
  above('home-account', 'home', '#/', /^(账户|Account) /, { on: 'pc' }),
  above('home-themes', 'home', '#/', /^(外观|Appearance)$/, { on: 'pc' }),
  above('stop', 'home', '#/', inAnyLanguage('rp_stop')),
  above('settings', 'user-center', '#/user/center', fromAnyLanguage('settings')),
  {
    name: 'user-center-install',
    async reach(app) {
      await preferring(app, { lastLottery: 'ssc-5m' });
      await arrive(app, '#/user/center', 'user-center');
      // As a browser with a window offers it, once the client listens.
      const isKept = () =>
        app.page.evaluate(() => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      await expect.poll(isKept).toBe(true);
      const card = app.screen('user-center').getByRole('button', { name: inAnyLanguage('install_do') });
      await card.scrollIntoViewIfNeeded();
      await expect(card).toBeVisible();
    },
    leave: (app) => preferring(app, { lastLottery: '' }),
  },
  above('terms', 'user-center', '#/user/center', /^(用户协议|Terms of use)$/),
  {
    name: 'lottery-trend-roads',
    async reach(app) {
      const trend = await arrive(app, '#/lottery/trend?id=ssc-5m', 'lottery-trend');
      await trend
        .getByText(/^(路珠|Roads)$/)
        .first()
        .click();
      await expect(trend.getByRole('button', { name: /^(带入投注|Use in bet)/ }).first()).toBeVisible();
    },
  },
  at('lottery-data-day', 'lottery-data', '#/lottery/data?id=ssc-5m'),
  {
    name: 'help-first-steps',
    async reach(app) {
      await arrive(app, '#/help?article=first-bet', 'help');
      await button(app, /^(再看一遍三步上手|Show the first steps again)$/).click();
      await expect(app.page.getByRole('region', { name: inAnyLanguage('first_steps') })).toBeVisible();
    },
    leave: (app) => button(app, /^(跳过|Skip)$/).click(),
  },
  at('help-start', 'help', '#/help'),
  {
    name: 'help-nothing-found',
    async reach(app) {
      const help = await arrive(app, '#/help', 'help');
      await help.getByRole('searchbox').fill('zzzz');
      await expect(help.getByText(inAnyLanguage('help_not_found')).first()).toBeVisible();
    },
    leave: async (app) => void (await app.screen('help').getByRole('searchbox').fill('')),
  },
  at('record-bet-empty', 'record-bet', '#/record/bet?state=void'),
  at('record-bet-games', 'record-bet', '#/record/bet?tab=games'),
  at('record-bet-chases', 'record-bet', '#/record/bet?tab=chase'),
  above('record-bet-filter', 'record-bet', '#/record/bet', /^(筛选|Filter)/, { on: 'wap' }),
  {
    name: 'record-bet-lottery',
    async reach(app) {
      const records = await arrive(app, '#/record/bet', 'record-bet');
      if (app.phone) await button(app, /^(筛选|Filter)/).click();
      await records
        .or(panel(app))
        .getByRole('combobox', { name: /^(彩种|Lottery)$/ })
        .filter({ visible: true })
        .click();
      await expect(app.page.getByRole('option').first()).toBeVisible();
    },
    async leave(app) {
      await app.page.keyboard.press('Escape');
      await dismiss(app);
    },
  },
  troubled('record-bet-failed', 'record-bet', '#/record/bet', '/record/bet', 'failed'),
  troubled('record-bet-waiting', 'record-bet', '#/record/bet', '/record/bet', 'waiting'),
  troubled('user-center-failed', 'user-center', '#/user/center', '/record/bet', 'failed'),
  above('user-info-password', 'user-info', '#/user/info', /^(修改|Change(?! avatar))/),
  above('responsible-limit', 'responsible', '#/responsible', /^(每日充值|Deposits · Daily)/),
  {
    name: 'offline',
    restless: true,
    async reach(app) {
      await arrive(app, '#/', 'home');
      await app.page.context().setOffline(true);
      await expect(app.page.getByText(/^(离线，仅可浏览|Offline, view only)$/)).toBeVisible();
    },
    leave: async ({ page }) => void (await page.context().setOffline(false)),
  },
  {
    name: 'lottery-switch',
    async reach(app) {
      await bettingPage(app);
      await app
        .screen('lottery')
        .getByRole('button', { name: /^(晴澜时时彩|Azure SSC)/ })
        .first()
        .click();
      await expect(app.page.getByRole('searchbox').filter({ visible: true }).last()).toBeVisible();
    },
    leave: dismiss,
  },
  {
    name: 'lottery-plays',
    on: 'wap',
    async reach(app) {
      const { root } = await bettingPage(app);
      await root.getByRole('button', { name: /^(后三|Last 3)/ }).click();
      await expect(app.page.getByRole('dialog', { name: inAnyLanguage('bet_plays') })).toBeVisible();
    },
    leave: dismiss,
  },
  {
    name: 'lottery-slip',
    on: 'wap',
    async reach(app) {
      const lottery = await bettingPage(app);
      await lottery.pick({ 百: [0, 3], 十: [1], 个: [2, 8] });
      await lottery.add();
      await expect(await lottery.openSlip()).toBeVisible();
    },
    leave: dismiss,
  },
  {
    name: 'lottery-confirm',
    async reach(app) {
      const lottery = await bettingPage(app);
      await lottery.pick({ 百: [4], 十: [5, 6], 个: [7] });
      await lottery.place();
      await expect(lottery.confirmation).toBeVisible();
    },
    leave: dismiss,
  },
];

/** States of the money screens, which a trial account does not have. */
export const moneyStates: readonly LookedAt[] = [
  {
    name: 'record-log-months',
    async reach(app) {
      const log = await arrive(app, '#/record/log', 'record-log');
      await log.getByText(/^(月结单|Monthly statement)$/).click();
      await expect(busy(app)).toHaveCount(0);
    },
  },
  {
    name: 'platforms',
    on: 'pc',
    async reach(app) {
      await arrive(app, '#/transfer', 'money-transfer');
      await button(app, /^(游戏平台|Game platforms)$/).click();
      await expect(app.page.getByRole('dialog', { name: /^(游戏平台|Game platforms)$/ })).toBeVisible();
    },
    leave: dismiss,
  },
  {
    name: 'game-show',
    restless: true,
    async reach(app) {
      await app.open('#/game?game=mines');
      await app.shows('game-show');
      await expect(app.screen('game-show').frameLocator('iframe').getByRole('button').first()).toBeVisible();
    },
    leave: async (app) => void (await app.open('#/game/display')),
  },
];

/** Screens that look different for a trial account. */
export const trialStates: readonly LookedAt[] = [
  at('trial-home', 'home', '#/'),
  at('trial-center', 'user-center', '#/user/center'),
  at('trial-recharge', 'money-recharge', '#/recharge'),
  at('trial-user-info', 'user-info', '#/user/info'),
  at('trial-record-bet', 'record-bet', '#/record/bet'),
];

const entry = ({ page }: App) => page.getByRole('dialog').filter({ visible: true }).first();

/** States of sign-in and registration. */
export const visitorStates: readonly LookedAt[] = [
  {
    name: 'login-faults',
    async reach(app) {
      await arrive(app, '#/login', 'login');
      await entry(app)
        .getByRole('button', { name: /^(登录|Sign in)$/ })
        .click();
      await expect(entry(app).getByText(inAnyLanguage('login_name_missing'))).toBeVisible();
    },
  },
  {
    name: 'login-asked',
    async reach(app) {
      await app.page.goto('about:blank');
      await arrive(app, '#/record/bet', 'login');
      await entry(app)
        .getByRole('button', { name: /^(试玩|Try for free)$/ })
        .click();
      await expect(entry(app).getByRole('alert').filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: 'login-forgot',
    async reach(app) {
      await arrive(app, '#/login', 'login');
      await entry(app)
        .getByRole('link', { name: /^(忘记密码？|Forgot password\?)$/ })
        .click();
      await expect(app.page.getByRole('link', { name: /@/ }).last()).toBeVisible();
    },
  },
  {
    name: 'recover-codes',
    async reach(app) {
      await arrive(app, '#/recover', 'recover');
      const way = app.page.getByRole('radio', { name: /^(恢复码|Recovery code)$/ });
      await way.check({ force: true });
      await expect(app.page.getByRole('textbox', { name: /^(恢复码|Recovery code)$/ })).toBeVisible();
    },
  },
  { name: 'visitor-home', reach: async (app) => void (await arrive(app, '#/login?look=', 'home')) },
  {
    name: 'visitor-results',
    reach: async (app) => void (await arrive(app, '#/login?look=lottery/data', 'lottery-data')),
  },
  {
    name: 'visitor-rules',
    reach: async (app) => void (await arrive(app, '#/login?look=help?article=pk10', 'help')),
  },
  {
    name: 'login-terms',
    async reach(app) {
      await arrive(app, '#/login', 'login');
      await entry(app)
        .getByText(/^(《用户协议》|terms of use)$/)
        .click();
      await expect(app.page.getByRole('heading', { name: /^(用户协议|Terms of use)$/ })).toBeVisible();
    },
    leave: async ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'register-person',
    on: 'wap',
    async reach(app) {
      await arrive(app, '#/register', 'register');
      const form = entry(app);
      await form.getByRole('textbox').first().fill('looks_fine');
      for (const name of [/^(密码|Password)$/, inAnyLanguage('register_repeat')]) {
        await form.getByRole('textbox', { name }).fill('quiet-harbour-lamp-41');
      }
      await form.getByRole('button', { name: /^(下一步|Next)$/ }).click();
      await expect(form.getByLabel(/^(出生日期|Date of birth)$/)).toBeVisible();
    },
  },
];

/** The login of a platform that asks for a captcha. */
export const captchaState: LookedAt = {
  name: 'login-captcha',
  async reach(app) {
    await app.page.goto('about:blank');
    await arrive(app, '#/login', 'login');
    await expect(entry(app).getByRole('img', { name: /^(验证码图片|Verification picture)$/ })).toBeVisible();
  },
};

/** The start while nothing answers, once `shown` is visible. */
const starting = (name: string, shown: (app: App) => Promise<void>): LookedAt => ({
  name,
  restless: true,
  async reach(app) {
    await app.page.route('**/common/cache/version', () => undefined);
    await app.page.goto('about:blank');
    await app.open('#/init');
    await shown(app);
  },
  async leave({ page }) {
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export const startStates: readonly LookedAt[] = [
  starting('init', (app) => app.shows('init')),
  starting(
    'init-slow',
    (
      app, // The button appears after six seconds.
    ) => expect(button(app, /^(切换线路|Change line)$/)).toBeVisible({ timeout: 20_000 }),
  ),
];

/** The page of a platform outside its opening hours. */
export const closedState: LookedAt = {
  name: 'closed',
  async reach(app) {
    await app.page.goto('about:blank');
    await app.open('');
    await app.shows('closed');
  },
};
