import { expect, type Locator, type Page } from '@playwright/test';
import type { ToastType } from '@tessera/ui/toast/toast-queue.ts';
import { hasSaid } from '../kit/notices.ts';
import { text } from '../kit/text.ts';

/** The client on either device: actions and elements that all screens share. */
export interface App {
  readonly page: Page;
  /** Address of the site. */
  readonly site: string;
  /** Whether it has the phone's layout. */
  readonly phone: boolean;
  /** Goes to an address of the client, such as `#/record/bet`, as if it were typed in. */
  open(hash?: string): Promise<void>;
  /** The root element of a screen, by route name. */
  screen(name: string): Locator;
  /** Resolves when this screen is visible and nothing covers it. */
  shows(name: string): Promise<void>;
  /** Resolves when a notice with this text, of this kind if one is given, has been shown; consumes the notice. */
  says(text: string | RegExp, kind?: ToastType): Promise<void>;
  /** The main balance as the header of this device prints it. */
  readonly balance: Locator;
  /** Answers the open question. */
  answer(button: string): Promise<void>;
  /** Signs out; resolves when the session has ended and login is shown. */
  signOut(): Promise<void>;
  /** Chooses a language by its native name. */
  chooseLanguage(name: string): Promise<void>;
  /** Chooses a theme by its name in the current language. */
  chooseTheme(name: string): Promise<void>;
}

const figure = /^[\d,]+\.\d{2,4}$/;

/** The client in a page. */
export function createApp(page: Page, site: string, phone: boolean): App {
  const screen = (name: string) => page.locator(`[data-screen="${name}"]`);
  const header = phone
    ? page.locator('[data-screen]').filter({ visible: true })
    : page.getByRole('banner').first();
  const settings = page.getByRole('dialog', { name: /^(设置|Settings)$/ });
  /** On a phone the settings are opened from the account page. */
  const inSettings = async (act: () => Promise<void>) => {
    await app.open('#/user/center');
    await screen('user-center')
      .getByRole('button', { name: /^(设置|Settings)$/ })
      .first()
      .click();
    await act();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  };
  const fromMenu = async (menu: RegExp, name: string) => {
    await page.getByRole('banner').first().getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const app: App = {
    page,
    site,
    phone,
    balance: header.getByText(figure).first(),
    open: async (hash = '#/') => {
      // A sheet that has just closed takes its entry out of the history first: nobody types an address meanwhile.
      const isAligned = () => (history.state?.layer ?? 0) <= document.querySelectorAll('dialog:modal').length;
      await expect.poll(() => page.evaluate(isAligned)).toBe(true);
      await page.goto(`${site}/${hash}`);
    },
    screen,
    async shows(name) {
      await expect(screen(name)).toBeVisible();
      // Home is behind login but inert.
      await expect(screen(name)).not.toHaveAttribute('inert');
    },
    says: (text, kind) =>
      expect
        .poll(() => hasSaid(page, text, kind), { message: `a notice ${kind ?? ''} that says ${text}` })
        .toBe(true),
    answer: (button) => page.getByRole('alertdialog').getByRole('button', { name: button }).click(),
    async signOut() {
      if (phone) {
        await app.open('#/user/center');
        await screen('user-center').getByRole('button', { name: '退出登录' }).click();
      } else {
        await page.getByRole('button', { name: /^账户 / }).click();
        await page.getByRole('menuitem', { name: '退出登录' }).click();
      }
      await app.answer(text('confirm'));
      // Calls made before this point belong to the session that ends.
      await app.shows('login');
    },
    async chooseLanguage(name) {
      if (!phone) return fromMenu(/^(语言|Language)$/, name);
      await inSettings(async () => {
        await settings.getByRole('tab', { name: /^(语言|Language)$/ }).click();
        // Its native name, then its name in the current language.
        await settings.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).click();
      });
    },
    async chooseTheme(name) {
      if (!phone) return fromMenu(/^(外观|Appearance|Theme)$/, name);
      await inSettings(() => settings.getByRole('button', { name, exact: true }).click());
    },
  };
  return app;
}
