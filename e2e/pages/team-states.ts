import { expect } from '@playwright/test';
import { inAnyLanguage } from '../kit/text.ts';
import type { App } from './app.ts';
import type { ScreenState } from './every-screen.ts';

async function arrive(app: App, screen: string, hash: string): Promise<void> {
  await app.open(hash);
  await app.shows(screen);
  await expect(app.page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

async function close({ page }: App): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open], [popover]:popover-open').filter({ visible: true })).toHaveCount(0);
}

/** Opens the editor of the rate of the first member. */
async function editRate(app: App): Promise<void> {
  await arrive(app, 'team-list', '#/team/list');
  const page = app.screen('team-list');
  if (app.phone) {
    await page
      .getByRole('list', { name: inAnyLanguage('tm_members') })
      .getByRole('button')
      .first()
      .click();
    await app.page.getByRole('button', { name: inAnyLanguage('tm_rate_change') }).click();
  } else {
    await page
      .getByRole('button', { name: /^(调整 .* 的返点|Change the rebate of .*)$/ })
      .first()
      .click();
  }
  await expect(app.page.getByRole('slider').filter({ visible: true })).toBeVisible();
}

/** Pages of an agent who has links and members, and what opens above them. */
export const teamStates: readonly ScreenState[] = [
  { name: 'team-link', reach: (app) => arrive(app, 'team-link', '#/team/link') },
  { name: 'team-list', reach: (app) => arrive(app, 'team-list', '#/team/list') },
  { name: 'team-list-rate', reach: editRate, leave: close },
  {
    name: 'team-list-add',
    async reach(app) {
      await arrive(app, 'team-list', '#/team/list');
      await app
        .screen('team-list')
        .getByRole('button', { name: inAnyLanguage('tm_add') })
        .click();
      await expect(app.page.getByRole('button', { name: inAnyLanguage('tm_add_create') })).toBeVisible();
    },
    leave: close,
  },
];

/** States of an agent with a large team, such as the demonstration's. */
export const largeTeamStates: readonly ScreenState[] = [
  {
    name: 'team-list-below',
    async reach(app) {
      await arrive(app, 'team-list', '#/team/list');
      const page = app.screen('team-list');
      if (app.phone) {
        await page
          .getByRole('button')
          .filter({ hasText: /代理|Agent/ })
          .first()
          .click();
        await app.page.getByRole('button', { name: inAnyLanguage('tm_show_below') }).click();
      } else await page.getByRole('table').getByRole('link').first().click();
      const path = page.getByRole('navigation', { name: inAnyLanguage('tm_path') });
      await expect(path.getByRole('link')).toHaveCount(2);
    },
  },
  {
    name: 'team-list-none',
    async reach(app) {
      await arrive(app, 'team-list', '#/team/list');
      await app.screen('team-list').getByRole('searchbox').fill('nobody_here');
      await expect(app.screen('team-list').getByText('nobody_here').first()).toBeVisible();
    },
  },
  { name: 'team-list-gone', reach: (app) => arrive(app, 'team-list', '#/team/list?of=999') },
];
