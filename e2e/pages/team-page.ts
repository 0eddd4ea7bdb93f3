import { expect, type Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** The page of invite links on either device. */
export interface LinksPage {
  /** Opens the form of a new link, where it is not on the page. */
  newLink(): Promise<Locator>;
  /** Ends a link, question included. */
  disable(name: string): Promise<void>;
  /** The only registration through the chosen link. */
  registration(): Promise<Locator>;
}

export function createLinksPage(app: App): LinksPage {
  const { page, phone } = app;
  const root = app.screen('team-link');
  return {
    async newLink() {
      if (!phone) return root;
      await root.getByRole('button', { name: text('tm_new') }).click();
      return page.getByRole('dialog', { name: text('tm_new') });
    },
    async disable(name) {
      if (phone) await root.getByRole('button', { name }).click();
      const end = phone ? text('tm_disable') : text('tm_disable_of', { name });
      await root.getByRole('button', { name: end, exact: true }).click();
      await app.answer(text('tm_disable'));
      await app.says(text('tm_disabled'));
    },
    async registration() {
      if (phone) await root.getByRole('button', { name: text('tm_regs_open', { n: 1 }) }).click();
      const entries = phone ? page.getByRole('dialog').getByRole('article') : root.getByRole('row');
      return entries.filter({ hasText: text('tm_member_normal') });
    },
  };
}

/** The page of members on either device. */
export interface MembersPage {
  /** Opens the editor of the rate of a direct member. */
  editRate(name: string): Promise<Locator>;
  /** Opens the members below one of those on show. */
  openBelow(name: string): Promise<void>;
  /** Resolves when the decided rate of a member is on show. */
  showsNext(name: string, date: string, rate: string): Promise<void>;
}

export function createMembersPage(app: App): MembersPage {
  const { page, phone } = app;
  const root = app.screen('team-list');
  const open = (name: string) => root.getByRole('button', { name }).first().click();
  return {
    async editRate(name) {
      const title = text('tm_rate_of', { name });
      if (phone) {
        await open(name);
        await page.getByRole('button', { name: text('tm_rate_change') }).click();
      } else await root.getByRole('button', { name: title }).click();
      return page.getByRole('dialog', { name: title });
    },
    async openBelow(name) {
      if (phone) {
        await open(name);
        await page.getByRole('button', { name: text('tm_show_below') }).click();
      } else await root.getByRole('table').getByRole('link', { name, exact: true }).click();
    },
    async showsNext(name, date, rate) {
      if (phone) await open(name);
      await expect(
        page.getByText(text('tm_rate_next', { date: date.slice(5), rate })).filter({ visible: true }),
      ).toBeVisible();
      if (phone) await page.keyboard.press('Escape');
    },
  };
}
