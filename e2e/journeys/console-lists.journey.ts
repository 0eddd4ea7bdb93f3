import { axeFaults } from '../kit/axe.ts';
import { createClient } from '../kit/client.ts';
import { expect, test } from '../kit/test.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** Signs in as `risk` and opens the players. */
async function openPlayers(by: ConsolePage, site: string): Promise<void> {
  // Journeys move the platform's time, so it is not that of this machine.
  const { now } = await createClient(site).call('POST /common/cache/version');
  await by.signIn('risk', now);
  await by.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
  await by.open('#/players', consoleText('page_players'));
}

test('[R6.2] [O1] an operator hides a column by the keyboard, finds it hidden again, and goes back', {
  tag: ['@once'],
}, async ({ browser, addresses, site }) => {
  const console = await openConsole(browser, addresses.console);
  await openPlayers(console, site);
  const { page } = console;
  const menu = page.getByRole('button', { name: consoleText('columns'), exact: true });
  const choice = page.getByRole('dialog', { name: consoleText('columns') });
  const header = (key: string) => page.getByRole('columnheader', { name: consoleText(key), exact: true });
  await expect(header('identity')).toBeVisible();

  await test.step('the first column stays, and the menu is worked by keys alone', async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(choice.getByRole('checkbox', { name: consoleText('player') })).toBeDisabled();
    await expect(choice.getByRole('checkbox', { name: consoleText('field_real_name') })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(header('field_real_name')).toHaveCount(0);
    await choice.getByRole('checkbox', { name: consoleText('identity') }).press('Space');
    await expect(header('identity')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('the device keeps it, for this table alone', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: consoleText('page_players') }).waitFor();
    await expect(header('balance')).toBeVisible();
    await expect(header('identity')).toHaveCount(0);
    await console.open('#/withdrawals', consoleText('page_withdrawals'));
    await expect(header('paid_to')).toBeVisible();
    await console.open('#/players', consoleText('page_players'));
  });

  await test.step('at 1024 a column that is left out there is shown by choice', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await menu.click();
    await choice.getByRole('button', { name: consoleText('columns_default') }).click();
    await expect(header('identity')).toBeHidden();
    await choice.getByRole('checkbox', { name: consoleText('identity') }).check();
    await expect(header('identity')).toBeVisible();
    await choice.getByRole('button', { name: consoleText('columns_default') }).click();
    await expect(header('identity')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(header('identity')).toBeVisible();
  });
});

test('[R6.2] [O1] an operator saves the filters of a page, opens them on another device, and renames and removes them', {
  tag: ['@once'],
}, async ({ browser, addresses, site }) => {
  const first = await openConsole(browser, addresses.console);
  await openPlayers(first, site);
  const menuOf = ({ page }: ConsolePage) => page.getByRole('button', { name: consoleText('views_saved') });
  const viewsOf = ({ page }: ConsolePage) => page.getByRole('dialog', { name: consoleText('views_saved') });
  const name = '待审代理';
  const chip = (by: ConsolePage, key: string) =>
    by.page.getByRole('button', { name: consoleText(key), exact: true });

  await test.step('without filters there is nothing to save', async () => {
    await menuOf(first).click();
    await expect(viewsOf(first).getByText(consoleText('views_none_here'))).toBeVisible();
    await first.page.keyboard.press('Escape');
  });

  await test.step('the filters of the address are saved under a name', async () => {
    await first.page.getByRole('link', { name: new RegExp(`^${consoleText('view_held')}`) }).click();
    await chip(first, 'filter_agents').click();
    await menuOf(first).click();
    await viewsOf(first)
      .getByRole('textbox', { name: consoleText('view_name') })
      .fill(name);
    await first.page.keyboard.press('Enter');
    await expect(viewsOf(first).getByRole('button', { name, exact: true })).toBeVisible();
    expect(await axeFaults(first.page)).toEqual([]);
    await first.page.keyboard.press('Escape');
  });

  await test.step('on another device the view is there, and opens its filters', async () => {
    const other = await openConsole(browser, addresses.console);
    await openPlayers(other, site);
    await menuOf(other).click();
    await viewsOf(other).getByRole('button', { name, exact: true }).click();
    await expect(other.page).toHaveURL(/#\/players\?kind=agent&view=held$/);
    await expect(chip(other, 'filter_agents')).toHaveAttribute('aria-pressed', 'true');
    await menuOf(other).click();
    await viewsOf(other)
      .getByRole('button', { name: consoleText('view_rename', { name }) })
      .click();
    await viewsOf(other)
      .getByRole('textbox', { name: consoleText('view_name') })
      .first()
      .fill('代理');
    await other.page.keyboard.press('Enter');
    await expect(viewsOf(other).getByRole('button', { name: '代理', exact: true })).toBeVisible();
    await viewsOf(other)
      .getByRole('button', { name: consoleText('view_remove', { name: '代理' }) })
      .click();
    await expect(viewsOf(other).getByText(consoleText('views_none'))).toBeVisible();
    await other.page.context().close();
  });
});
