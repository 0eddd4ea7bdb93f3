import { askedOf } from '../kit/asked.ts';
import { drawOnSale } from '../kit/bets.ts';
import { register } from '../kit/client.ts';
import { keep, stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

test('[R1.5] [R1.6] [R3.2] settings apply at once, are kept on the device, and survive a cleared cache', {
  tag: '@long',
}, async ({ app }) => {
  const { page, phone } = app;
  const player = await register(app.site);
  await enter(page, player);
  const unsent = { lines: [], removed: null, pending: null };
  await keep(page, { PREFS: { favourites: ['ssc-5m'] }, SLIP_0_left: unsent });
  await page.emulateMedia({ colorScheme: 'light' });

  const root = page.locator('html');
  const settings = page.getByRole('dialog', { name: text('settings') });
  const openSettings = () => app.screen('user-center').getByRole('button', { name: /^设置/ }).first().click();
  const section = (name: string) => settings.getByRole('tab', { name }).click();
  const option = (label: string, name: string) =>
    settings.getByRole('group', { name: label }).getByRole('radio', { name, exact: true });
  const choose = (label: string, name: string) =>
    settings.getByRole('group', { name: label }).getByText(name, { exact: true }).click();
  const flag = (name: string) => settings.getByRole('switch', { name });
  /** The factor of the text size: the desktop's page is zoomed, the phone's text alone is larger. */
  const size = () =>
    page.evaluate(
      (plain) =>
        (document.documentElement.currentCSSZoom * parseFloat(getComputedStyle(document.body).fontSize)) /
        plain,
      phone ? 15 : 14,
    );

  /**
   * Waits for the size and two frames: elements move until the page is painted again.
   */
  const isSized = async (wanted: number) => {
    await expect.poll(size).toBeCloseTo(wanted, 2);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  };

  await app.open('#/user/center');
  await openSettings();
  await flag(text('settings_system')).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'theme-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'theme-default');
  await choose(text('settings_text'), '125%');
  await isSized(1.25);
  if (phone) await flag(text('settings_left')).click();
  else await choose(text('settings_density'), text('settings_density_compact'));
  await expect(root).toHaveAttribute(phone ? 'data-hand' : 'data-density', phone ? 'left' : 'compact');

  await section(text('settings_alerts'));
  await flag(text('settings_reminders')).click();
  // Firefox does not vibrate, and offers no switch for it.
  if (phone && (await page.evaluate(() => 'vibrate' in navigator)))
    await flag(text('settings_haptics')).click();

  await section(text('settings_betting'));
  await choose(text('settings_roll'), text('settings_roll_ask'));
  await choose(text('bet_unit'), '角');
  await settings.getByRole('button', { name: text('settings_change') }).click();
  const chips = page.getByRole('dialog', { name: text('bet_chips_edit') });
  await chips.getByRole('spinbutton').first().fill('7');
  await chips.getByRole('button', { name: text('confirm') }).click();
  await expect(settings.getByText(/^7 · 10/)).toBeVisible();
  if (phone) await flag(text('settings_keypad')).click();

  await section(text('settings_device'));
  await expect(settings.getByText(/^101 · [\w-]{8}$/)).toBeVisible();
  // The data for the next start was stored while the system was light.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'theme-dark');
  await freshSale('ssc-5m');
  const [{ close_at }, { now }] = await Promise.all([
    drawOnSale(player, 'ssc-5m'),
    player.call('POST /common/cache/version'),
  ]);
  await advance(close_at - now - 50_000);
  const asked = askedOf(page);
  await settings.getByRole('button', { name: text('settings_clear_short') }).click();
  await Promise.all([page.waitForEvent('load'), app.answer(text('settings_clear_short'))]);

  await app.says(/ 00:\d\d 后封盘/);
  expect(asked).toContain('/api/lottery/list');
  expect(await stored(page, 'SLIP_0_left')).toEqual(unsent);
  await app.shows('user-center');
  await expect(root).toHaveAttribute('data-theme', 'theme-dark');
  await isSized(1.25);
  await openSettings();
  await expect(flag(text('settings_system'))).toBeChecked();
  // Choosing a theme by hand turns off following the system.
  await settings.getByRole('button', { name: text('theme_default') }).click();
  await expect(root).toHaveAttribute('data-theme', 'theme-default');
  await expect(flag(text('settings_system'))).not.toBeChecked();
  await section(text('settings_betting'));
  await expect(option(text('settings_roll'), text('settings_roll_ask'))).toBeChecked();
  await app.open('#/lottery/show?id=ssc-5m');
  await app.shows('lottery');
  if (phone) {
    await app
      .screen('lottery')
      .getByRole('button', { name: text('bet_unit_is', { amount: '¥0.20' }) })
      .click();
    await expect(page.getByRole('menuitemradio', { name: /^角/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await app
      .screen('lottery')
      .getByRole('button', { name: text('bet_multiple_is', { n: 1 }) })
      .click();
    const stake = page.getByRole('dialog', { name: text('bet_stake_settings') });
    await expect(stake.getByRole('radio', { name: '角' })).toBeChecked();
    await expect(stake.getByRole('spinbutton', { name: '倍数' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stake).toBeHidden();
  } else {
    await expect(app.screen('lottery').getByRole('radio', { name: '角' })).toBeChecked();
    // On a zoomed page the slip is a drawer.
    await app
      .screen('lottery')
      .getByRole('button', { name: text('bet_slip_show') })
      .click();
    // A panel opens beside its button, also on a zoomed page.
    const button = app.screen('lottery').getByRole('button', { name: text('bet_roll_ask_short') });
    await button.click();
    const from = await button.boundingBox();
    const panel = await page.getByRole('menu').boundingBox();
    expect(Math.abs((panel?.x ?? 0) + (panel?.width ?? 0) - (from?.x ?? 0))).toBeLessThan(400);
    await page.keyboard.press('Escape');
  }

  // Board and play are remembered per lottery; the default is the classic board.
  const lottery = createLotteryPage(app);
  const board = (name: string) =>
    lottery.root.getByRole('group', { name: '盘口' }).getByRole('radio', { name });
  await lottery.choosePlay('后三', '后三直选复式');
  await lottery.chooseBoard('odds');
  await app.open('#/lottery/show?id=pk10-5m');
  await page.reload();
  await expect(board('传统')).toBeChecked();
  await app.open('#/lottery/show?id=ssc-5m');
  await expect(board('信用')).toBeChecked();
  await lottery.chooseBoard('classic');
  // The play has three positions; the narrowest phones leave its group out of the name.
  await expect(lottery.root.getByRole('group', { name: /^百位，/ })).toBeVisible();
  await expect(lottery.root.getByRole('group', { name: /^万位，/ })).toHaveCount(0);
});
