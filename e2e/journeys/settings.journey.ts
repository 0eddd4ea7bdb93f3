import { askedOf } from '../kit/asked.ts';
import { drawOnSale } from '../kit/bets.ts';
import { register } from '../kit/client.ts';
import { keep, stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

test('[R1.5] [R1.6] [R3.2] settings apply at once, are kept on the device, and survive a cleared cache', async ({
  app,
}) => {
  const { page, phone } = app;
  const player = await register(app.site);
  await enter(page, player);
  const unsent = { lines: [], removed: null, pending: null };
  await keep(page, { PREFS: { favourites: ['ssc-5m'] }, SLIP_0_left: unsent });
  await page.emulateMedia({ colorScheme: 'light' });

  const root = page.locator('html');
  const settings = page.getByRole('dialog', { name: '设置' });
  const openSettings = () => app.screen('user-center').getByRole('button', { name: /^设置/ }).first().click();
  const section = (name: string) => settings.getByRole('tab', { name }).click();
  const option = (label: string, name: string) =>
    settings.getByRole('group', { name: label }).getByRole('radio', { name, exact: true });
  const choose = (label: string, name: string) =>
    settings.getByRole('group', { name: label }).getByText(name, { exact: true }).click();
  const flag = (name: string) => settings.getByRole('switch', { name });
  /** The factor of the text size: the desktop's page is zoomed, the phone's window is narrower. */
  const size = () =>
    page.evaluate(
      () => (document.documentElement.currentCSSZoom * 390) / (innerWidth < 400 ? innerWidth : 390),
    );

  /**
   * Waits for the size and two frames: after a phone's window changes its width, elements have moved until it is painted again.
   */
  const isSized = async (wanted: number) => {
    await expect.poll(size).toBeCloseTo(wanted, 2);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  };

  await app.open('#/user/center');
  await openSettings();
  await flag('跟随系统').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'theme-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'theme-default');
  await choose('文字大小', '125%');
  await isSized(1.25);
  if (phone) await flag('左手模式').click();
  else await choose('疏密', '紧凑');
  await expect(root).toHaveAttribute(phone ? 'data-hand' : 'data-density', phone ? 'left' : 'compact');

  await section('提醒');
  await flag('收藏彩种封盘提醒').click();
  if (phone) await flag('振动').click();

  await section('投注');
  await choose('封盘后的注单', '询问');
  await choose('单位', '角');
  await settings.getByRole('button', { name: '修改' }).click();
  const chips = page.getByRole('dialog', { name: '预设金额' });
  await chips.getByRole('spinbutton').first().fill('7');
  await chips.getByRole('button', { name: '确定' }).click();
  await expect(settings.getByText(/^7 · 10/)).toBeVisible();
  if (phone) await flag('专用数字键盘').click();

  await section('存储');
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
  await settings.getByRole('button', { name: '清除' }).click();
  await Promise.all([page.waitForEvent('load'), app.answer('清除')]);

  await app.says(/ 00:\d\d 后封盘/);
  expect(asked).toContain('/api/lottery/list');
  expect(await stored(page, 'SLIP_0_left')).toEqual(unsent);
  await app.shows('user-center');
  await expect(root).toHaveAttribute('data-theme', 'theme-dark');
  await isSized(1.25);
  await openSettings();
  await expect(flag('跟随系统')).toBeChecked();
  // Choosing a theme by hand turns off following the system.
  await settings.getByRole('button', { name: '素瓷' }).click();
  await expect(root).toHaveAttribute('data-theme', 'theme-default');
  await expect(flag('跟随系统')).not.toBeChecked();
  await section('投注');
  await expect(option('封盘后的注单', '询问')).toBeChecked();
  await app.open('#/lottery/show?id=ssc-5m');
  await app.shows('lottery');
  if (phone) {
    await app.screen('lottery').getByRole('button', { name: /^.*角/ }).first().click();
    const stake = page.getByRole('dialog', { name: '下注设置' });
    await expect(stake.getByRole('radio', { name: '角' })).toBeChecked();
    await expect(stake.getByRole('spinbutton', { name: '倍数' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stake).toBeHidden();
  } else {
    await expect(app.screen('lottery').getByRole('radio', { name: '角' })).toBeChecked();
    // A panel opens beside its button, also on a zoomed page.
    const button = app.screen('lottery').getByRole('button', { name: '封盘后询问' });
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
  await lottery.chooseDisk('信用');
  await app.open('#/lottery/show?id=pk10-5m');
  await page.reload();
  await expect(board('传统')).toBeChecked();
  await app.open('#/lottery/show?id=ssc-5m');
  await expect(board('信用')).toBeChecked();
  await lottery.chooseDisk('传统');
  // The play has three positions; the narrowest phones leave its group out of the name.
  await expect(lottery.root.getByRole('group', { name: /^百位，/ })).toBeVisible();
  await expect(lottery.root.getByRole('group', { name: /^万位，/ })).toHaveCount(0);
});
