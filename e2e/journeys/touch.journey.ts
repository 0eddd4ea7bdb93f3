import { login } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { smallTargets } from '../kit/small-targets.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { moneyScreens } from '../pages/every-screen.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

// The screens of every player are measured where axe checks them (`accessibility.journey.ts`).
test('buttons, links and fields of money, slip and settings answer a touch over 44 px', {
  tag: ['@phone', '@long'],
}, async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, await login(app.site, 'demo', 'Tessera#2026'));
  const found: Record<string, string[]> = {};
  const measure = async (name: string) => {
    const small = await smallTargets(page);
    if (small.length > 0) found[name] = small;
  };
  for (const screen of moneyScreens) {
    await screen.reach(app);
    await measure(screen.name);
  }

  const lottery = createLotteryPage(app);
  await app.open('#/lottery/show?id=ssc-5m');
  await lottery.chooseBoard('classic');
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.add();
  await lottery.openSlip();
  await measure('slip');
  await page.keyboard.press('Escape');
  await app.open('#/user/center?settings=1');
  await expect(page.getByRole('dialog', { name: text('settings') })).toBeVisible();
  await measure('settings');
  expect(found).toEqual({});
});
